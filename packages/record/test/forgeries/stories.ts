import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import type { Secret } from '../../src/index.ts';
import { forged, formsOf, optionsOf } from '../forging.ts';
import { Story } from '../story.ts';

/** A record that is not what happened: what is wrong with which entry. A secret is handed in for a match that goes on. */
export type Forgery = readonly [what: string, entry: number, flaw: string, text: string, secret?: Secret];

const TWO = { seats: 2 };
export const THREE = optionsOf(foreignKing, { seats: 3 });
const TEAMS = optionsOf(kingIsDead, { seats: 4 });
const SOLO = optionsOf(kingIsDead, { solo: true });

/** Five turns, one of them taken back, a seat handed to a bot, six more turns. The match goes on. */
const story = () =>
  Story.begin({ game: claim, options: TWO, name: 'flaws', kinds: ['human', 'page'] })
    .turns(5)
    .enter({ type: 'back', to: 4 })
    .enter({ type: 'seat', seat: 0, kind: 'squire' })
    .turns(6);
export const running = story();
export const whole = story().playOut().reveal();
export const FORMS = formsOf(whole.record);

export const three = Story.begin({ game: foreignKing, options: THREE, name: 'three' }).turns(4);
export const stopping = Story.begin({ game: foreignKing, options: THREE, name: 'stop', whenSeatGoes: 'stop' }).turns(4);
export const teams = Story.begin({ game: kingIsDead, options: TEAMS, name: 'teams' }).turns(4);
export const solo = Story.begin({ game: kingIsDead, options: SOLO, name: 'solo' }).turns(1);
export const empty = Story.begin({ game: claim, options: TWO, name: 'empty', kinds: ['human', 'nobody'] });

/** A story with more entries. */
export const told = ({ record: { entries }, record }: Story, ...more: readonly object[]): string =>
  forged([...formsOf(record), ...more.map((form, at) => ({ entry: entries.length + at, ...form }))]);
