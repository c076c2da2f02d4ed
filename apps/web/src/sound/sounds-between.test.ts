import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { ANA, dealtMatch, playedOn } from '../../test/matches.ts';
import { tableModel } from '../../test/table-model.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { soundsBetween } from './sounds-between.ts';

const soundsOfEach = (model: TableModel, ...choices: readonly string[]): string[][] =>
  choices.map((choice) => {
    const was = model.screenInput;
    model.choose(choice);
    return soundsBetween(was, model.screenInput, false);
  });

test('a turn is heard while it is drafted, and not once more when it is committed', () => {
  const model = tableModel(dealtMatch(kingIsDead, [ANA, { name: 'Ben', kind: 'page' }]));
  const sounds = soundsOfEach(model, 'scottish-support', 'moray scots');
  expect(sounds).toEqual([['card', 'piece'], ['piece']]);
  const drafted = model.screenInput;
  model.commit();
  expect(soundsBetween(drafted, model.screenInput, false)).toEqual([]);
  model.leave();
});

test('what is taken back or looked back at is silent', () => {
  const model = tableModel(dealtMatch(kingIsDead, [ANA, { name: 'Ben', kind: 'page' }]));
  model.choose('assemble');
  const drafted = model.screenInput;
  model.undo();
  expect(soundsBetween(drafted, model.screenInput, false)).toEqual([]);
  model.leave();
});

test('one hears that one is to act, and the end', () => {
  const model = tableModel(dealtMatch(claim, [ANA, { name: 'Ben', kind: 'page' }]));
  const asked = model.screenInput;
  const shown = { ...asked, moment: { ...asked.moment, isPlayedBack: true } };
  expect(soundsBetween(shown, asked, false)).toEqual(['turn']);
  const over = tableModel(playedOn(dealtMatch(claim, [ANA, { name: 'Ben', kind: 'page' }]), Number.POSITIVE_INFINITY));
  const { screenInput } = over;
  const before = { ...screenInput, view: { ...screenInput.view, end: undefined } };
  expect(soundsBetween(before, screenInput, false)).toEqual(['end']);
});

test('of what is played beat by beat, only what follows is heard at once', () => {
  const model = tableModel(dealtMatch(kingIsDead, [ANA, { name: 'Ben', kind: 'page' }]));
  const was = { ...model.screenInput, waitsFor: 'bot' as const };
  model.choose('scottish-support');
  expect(soundsBetween(was, model.screenInput, true)).toEqual(['turn']);
  model.leave();
});
