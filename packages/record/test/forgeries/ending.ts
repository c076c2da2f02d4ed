import { forged, withKeys } from '../forging.ts';
import type { Story } from '../story.ts';
import { empty, FORMS, type Forgery, running, solo, stopping, teams, three, told, whole } from './stories.ts';

const { record, secret } = whole;
const [end, reveal] = [whole.last - 1, whole.last];
const outcome = whole.progress.end?.outcome;
const asked = running.progress.game.toAct(running.state);

/** A story with an end. */
const endings = (what: string, flaw: string, from: Story, keys: object): Forgery => [
  what,
  from.last + 1,
  flaw,
  told(from, { type: 'end', ...keys }),
  from.secret,
];

export const ENDS: readonly Forgery[] = [
  [
    'an end too early',
    end - 1,
    'not-over',
    forged([...FORMS.slice(0, end - 1), { ...FORMS[end], entry: end - 1 }, { ...FORMS[reveal], entry: end }]),
  ],
  ['the end cut off', end, 'no-end', forged(FORMS.slice(0, end)), secret],
  ['winners that are no list', end, 'form', withKeys(record, end, { winners: 0 })],
  ['an outcome that is none', end, 'form', withKeys(record, end, { outcome: { winners: [0] } })],
  ['a seed that is none', reveal, 'form', withKeys(record, reveal, { seed: 'secret' })],
  ['a position that is none', reveal, 'form', withKeys(record, reveal, { position: 'open' })],
  ['another ending', end, 'outcome', withKeys(record, end, { outcome: { ...outcome, ending: 'flood' } })],
  [
    'other winners of the outcome',
    end,
    'outcome',
    withKeys(record, end, { outcome: { ...outcome, winners: [0, 1] }, winners: [0, 1] }),
  ],
  ['other winners than the outcome has', end, 'winners', withKeys(record, end, { winners: [0, 1] })],
  ['a turn after the end', end + 1, 'over', forged([...FORMS.slice(0, end + 1), { ...FORMS[1], entry: end + 1 }])],
  ['a turn after the last', end, 'over', forged([...FORMS.slice(0, end), { ...FORMS[1], entry: end }]), secret],
  [
    'a resignation after the last turn',
    end,
    'over',
    forged([...FORMS.slice(0, end), { entry: end, type: 'end', by: 'resigned', seat: 0, winners: [1] }]),
    secret,
  ],
  ['a second end', end + 1, 'over', forged([...FORMS.slice(0, end + 1), { ...FORMS[end], entry: end + 1 }])],
  ['a second reveal', reveal + 1, 'over', forged([...FORMS, { ...FORMS[reveal], entry: reveal + 1 }])],
  [
    'a takeback after the last turn',
    end,
    'over',
    forged([...FORMS.slice(0, end), { entry: end, type: 'back', to: 0 }]),
    secret,
  ],
  ['a reveal before the end', end, 'reveal-early', forged([...FORMS.slice(0, end), { ...FORMS[reveal], entry: end }])],
  ['a reveal of more than was hidden', reveal, 'reveal', withKeys(record, reveal, { position: {} })],
  ['an end of no known kind', running.last + 1, 'form', told(running, { type: 'end', by: 'boredom', winners: [] })],
  [
    'an end by the rules without an outcome',
    running.last + 1,
    'form',
    told(running, { type: 'end', by: 'rules', winners: [0] }),
  ],
  ['a resignation of nobody', running.last + 1, 'form', told(running, { type: 'end', by: 'resigned', winners: [0] })],
  [
    'a seat that stopped the match',
    running.last + 1,
    'canonical',
    told(running, { type: 'end', by: 'stopped', seat: 0, winners: [] }),
  ],
  endings('whoever resigned wins', 'winners', running, { by: 'resigned', seat: 0, winners: [0] }),
  endings('nobody wins when one of two resigns', 'winners', running, { by: 'resigned', seat: 0, winners: [] }),
  endings('a seat that is not there resigns', 'no-seat', running, { by: 'resigned', seat: 2, winners: [0, 1] }),
  endings('an empty seat resigns', 'empty-seat', empty, { by: 'resigned', seat: 1, winners: [0] }),
  endings('time runs out for a seat that was not asked', 'clock', running, {
    by: 'time',
    seat: 1 - asked,
    winners: [asked],
  }),
  endings('one of a team wins when the other team resigns', 'winners', teams, {
    by: 'resigned',
    seat: 0,
    winners: [1],
  }),
  endings('the Saxons resign', 'own-kind', solo, { by: 'resigned', seat: 1, winners: [0] }),
  endings('one of three resigns, and the match is over', 'goes-on', three, { by: 'resigned', seat: 0, winners: [] }),
  endings('one of three resigns, and two win', 'winners', stopping, { by: 'resigned', seat: 0, winners: [1, 2] }),
  endings('somebody wins a match that was stopped', 'winners', running, { by: 'stopped', winners: [0] }),
  endings('all agree that nobody wins', 'winners', running, { by: 'agreed', winners: [] }),
  endings('all agree on half a team', 'winners', teams, { by: 'agreed', winners: [0] }),
  endings('all agree on a seat that is not there', 'winners', running, { by: 'agreed', winners: [0, 2] }),
  endings('all agree on winners out of order', 'winners', running, { by: 'agreed', winners: [1, 0] }),
];
