import { after, type State } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { arrange, playing } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { endsStandingPass } from './standing-pass.ts';

/** Whether a choice ends a standing pass, and the state that it leads to. */
function step(s: State, text: string): readonly [boolean, State] {
  const choice = kingIsDead.notation.read(s, text) as number;
  const next = after(kingIsDead, s, choice);
  return [endsStandingPass(s, choice, next), next];
}

test('KD-PASS-3: passes change nothing until the last of them resolves a struggle', () => {
  let s = arrange({ seats: 3 });
  const ends: boolean[] = [];
  for (let nth = 0; nth < 4; nth++) {
    const [isOver, next] = step(s, 'pass');
    ends.push(isOver);
    s = next;
  }
  expect(ends).toEqual([false, false, true, false]);
});

test('KD-TURN-2: a card changes something with each of its decisions', () => {
  const s = arrange({ hands: [['scottish-support'], []], regions: { moray: '1S' } });
  expect(step(s, 'scottish-support')[0]).toBe(true);
  const acting = playing(s, 'scottish-support');
  const offered = kingIsDead.notation.texts(acting).find((text) => kingIsDead.refusal(acting, text) === undefined);
  expect(step(acting, offered ?? '')[0]).toBe(true);
});

test('KD-SOLO-3: a pass against the Saxons plays their card', () => {
  const s = arrange({ solo: true, regions: { moray: '2S1W', devon: '3E' }, deck: ['manoeuvre'] });
  expect(step(s, 'pass')[0]).toBe(true);
});
