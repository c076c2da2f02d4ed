import type { MatchClient, MatchView } from '@interregnum/match';
import type { ScreenInput, Touched } from '@interregnum/screen';
import type { Timeline } from './timeline.ts';

/** What a table knows of its screen beside the match. */
interface OnScreen {
  readonly client: MatchClient;
  readonly timeline: Timeline;
  readonly view: MatchView;
  readonly touched: Touched;
  /** Whether the screen shows all that was decided, and nothing before. */
  readonly isFollowing: boolean;
}

/** All that the screen is made from; the last one, and of it every part, as long as nothing in it has changed. */
export function nextInput(
  last: ScreenInput | undefined,
  { client, timeline, view, touched, isFollowing }: OnScreen,
): ScreenInput {
  const { shown, previous, isPlayedBack, since } = timeline;
  const moment = { shown, previous, isPlayedBack, since };
  const next: ScreenInput = {
    view,
    moment: last !== undefined && isSame(last.moment, moment) ? last.moment : moment,
    // A turn that is being stored is shown as it was drafted.
    draft: isFollowing && client.viewer !== undefined ? client.draft : undefined,
    touched,
    // A server’s table lists its seats anew each time.
    here: last !== undefined && isSameList(last.here, client.seats) ? last.here : client.seats,
    waitsFor: client.waitsFor,
    isPending: client.isPending,
    isStuck: client.port.botFailure !== undefined,
  };
  return last !== undefined && isSame(last, next) ? last : next;
}

/** Whether two objects of one kind have the very same values. */
export const isSame = <T extends object>(a: T, b: T): boolean =>
  Object.entries(a).every(([key, value]) => Object.is(value, Reflect.get(b, key)));

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && isSame(a, b);
