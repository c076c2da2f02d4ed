import type { Seat } from '@interregnum/kernel';
import type { MatchPort } from './port.ts';
import { haveSecrets } from './secrets.ts';
import { actingSeat, type MatchView } from './view.ts';

/** Who looks at a screen next: who is to act, if that seat is played there, else who looked last. */
export function nextBefore({ seats }: MatchPort, view: MatchView, viewer: Seat | undefined): Seat | undefined {
  const acting = actingSeat(view);
  if (seats.includes(acting)) return acting;
  return viewer !== undefined && seats.includes(viewer) ? viewer : seats[0];
}

/** Whether another person looks next who must not see what others see, or be seen by them. */
export function mustHandOver(port: MatchPort, viewer: Seat | undefined, to: Seat | undefined): boolean {
  if (to === undefined || to === viewer) return false;
  // Who has just resigned still sits before the screen.
  const watching = viewer === undefined ? port.seats : [...port.seats, viewer];
  return watching.some((seat) => seat !== to && haveSecrets(port.view(seat), port.view(to)));
}
