import { forged, withKeys } from '../forging.ts';
import type { Story } from '../story.ts';
import { FORMS, type Forgery, solo, teams, three, told, whole } from './stories.ts';

const { record } = whole;
const [first, second] = record.entries.slice(1) as { type: 'turn'; seat: number; texts: string[] }[];

export const COURSE: readonly Forgery[] = [
  ['the other seat', 1, 'seat', withKeys(record, 1, { seat: 1 - first.seat })],
  ['a turn of a seat that is not there', 1, 'no-seat', withKeys(record, 1, { seat: 2 })],
  ['a turn without a decision', 1, 'form', withKeys(record, 1, { texts: [] })],
  ['a decision with a line break', 1, 'form', withKeys(record, 1, { texts: ['G\n1'] })],
  ['a card played twice', 2, 'decision', withKeys(record, 2, { texts: first.texts })],
  ['a decision that is none', 1, 'decision', withKeys(record, 1, { texts: ['castle'] })],
  ['two turns in one', 1, 'turn-too-long', withKeys(record, 1, { texts: [...first.texts, ...second.texts] })],
  [
    'a seat handed to whom it belongs',
    1,
    'same-kind',
    forged([FORMS[0], { entry: 1, type: 'seat', seat: 1, kind: 'page' }]),
  ],
  [
    'a seat that is not there handed over',
    1,
    'no-seat',
    forged([FORMS[0], { entry: 1, type: 'seat', seat: 2, kind: 'page' }]),
  ],
  [
    'a turn of an empty seat',
    2,
    'empty-seat',
    forged([FORMS[0], { entry: 1, type: 'seat', seat: first.seat, kind: 'nobody' }, { ...FORMS[1], entry: 2 }]),
  ],
  ['a seat handed to nobody nameable', 7, 'form', withKeys(record, 7, { kind: 'A Bot' })],
  ['a seat of no number', 7, 'form', withKeys(record, 7, { seat: '0' })],
  ['back to no number', 6, 'form', withKeys(record, 6, { to: -1 })],
  ['back to where it is', 6, 'back', withKeys(record, 6, { to: 5 })],
  ['back to what is yet to come', 6, 'back', withKeys(record, 6, { to: 6 })],
  ['back to what was taken back', 8, 'back', forged([...FORMS.slice(0, 8), { entry: 8, type: 'back', to: 5 }])],
  ['back to a takeback', 9, 'back', forged([...FORMS.slice(0, 9), { entry: 9, type: 'back', to: 6 }])],
  ['back to a change of seats', 9, 'back', forged([...FORMS.slice(0, 9), { entry: 9, type: 'back', to: 7 }])],
  ['back at the very start', 1, 'back', forged([FORMS[0], { entry: 1, type: 'back', to: 0 }])],
];

/** The first decision of a turn that has more of them. */
function halfOf({ record: { entries } }: Story): string[] {
  const [, turn] = entries;
  if (turn.type !== 'turn' || turn.texts.length < 2) throw new Error('no turn of several decisions');
  return turn.texts.slice(0, 1);
}

export const SEATS: readonly Forgery[] = [
  ['somebody else plays the Saxons', 0, 'own-kind', withKeys(solo.record, 0, { seats: ['human', 'page'] })],
  ['the Saxons handed over', 2, 'own-kind', told(solo, { type: 'seat', seat: 1, kind: 'page' }), solo.secret],
  ['a person who takes over as a bot', 0, 'form', withKeys(three.record, 0, { whenSeatGoes: { bot: 'human' } })],
  ['nobody who takes over as a bot', 0, 'form', withKeys(three.record, 0, { whenSeatGoes: { bot: 'nobody' } })],
  ['half a turn', 1, 'turn-incomplete', withKeys(teams.record, 1, { texts: halfOf(teams) }), teams.secret],
];
