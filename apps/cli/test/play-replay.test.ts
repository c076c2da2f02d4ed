import type { Turn } from '@interregnum/record';
import { tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { ReplayScreen } from '../src/play/replay-screen.ts';
import { viewpointsOf } from '../src/records/read.ts';
import { newHome } from './homes.ts';
import { KEYS } from './keys.ts';
import { matchAfter, statesIn } from './matches.ts';
import { PaperScreens } from './paper-screens.ts';
import { fileWith } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';

const text = tableText('en');
const ended = matchAfter('claim');
const king = matchAfter('king-is-dead');

function shown(opened: typeof ended): PaperScreens {
  const screens = new PaperScreens();
  screens.open(new ReplayScreen(screens, opened, viewpointsOf(opened)[0], 'en'));
  return screens;
}

const stepOf = ({ lines }: PaperScreens): number => Number(/ (\d+) \/ \d+ /.exec(lines[0])?.[1]);

describe('a match that is shown again', () => {
  test('goes step by step and never beyond its ends', () => {
    const screens = shown(ended);
    const walk = ['right', 'enter', ' ', 'left', 'rubout', 'rubout', 'left', 'end', 'right', 'home'];
    expect(walk.map((key) => stepOf(screens.press(key)))).toEqual([1, 2, 3, 2, 1, 0, 0, 52, 52, 0]);
  });

  test('goes turn by turn', () => {
    const screens = shown(king);
    const states = statesIn(king);
    const turnAt = (step: number): number => king.match.game.turn(states[step]);
    const steps = [stepOf(screens), stepOf(screens.press('down')), stepOf(screens.press('page-down'))];
    expect(steps.map(turnAt)).toEqual([0, 1, 2]);
    expect(turnAt(steps[2] - 1)).toBe(1);
    expect([stepOf(screens.press('up')), stepOf(screens.press('up'))]).toEqual([steps[1], 0]);
  });

  test('jumps to a number', () => {
    const screens = shown(ended);
    expect(screens.press('1', '7').shown).toContain('> 17');
    expect(stepOf(screens.press('enter'))).toBe(17);
    expect(stepOf(screens.press('999999', 'enter'))).toBe(52);
  });

  test('tells what was decided, in words and in notation', () => {
    const { texts, seat } = ended.entries[1] as Turn;
    const { shown: screen } = shown(ended).press('right');
    expect(screen).toContain(`(${texts[0]})`);
    expect(screen).toContain(`${ended.players[seat].name} leads`);
  });

  test('is seen from every seat, by the audience, and with all cards open', () => {
    const screens = shown(ended).press('right');
    const views = ['', 'tab', 'v', 'tab', 'v'].map((key) => {
      if (key !== '') screens.press(key);
      return { whose: screens.lines[0].trim().split(/ {2,}/).at(-1), hidden: screens.shown.split('×').length - 1 };
    });
    expect(views.map(({ whose }) => whose)).toEqual(['all cards open', 'Ana', 'Ben', 'audience', 'all cards open']);
    expect(views.map(({ hidden }) => hidden > 20)).toEqual([false, false, false, true, false]);
    expect(views[0].hidden).toBe(0);
  });

  test('ends with the winner, and with every criterion', () => {
    const screens = shown(ended).press('end');
    const winner = ended.players[ended.match.progress.end?.winners[0] ?? 9].name;
    expect(screens.shown).toContain(`Winner: ${winner}.`);
    const told = screens.press('e').shown;
    expect(told).toContain(text('play.end'));
    expect(told).toContain('[CL-END-6]');
    screens.press('escape', 'escape');
    expect(screens.farewell).toBe('');
  });
});

describe('a match that goes on', () => {
  test('is seen by the audience only, and has no end to tell of', () => {
    const screens = shown(matchAfter('claim', 5)).press('end');
    const before = screens.lines;
    expect(before[0]).toContain(text('replay.audience'));
    expect(screens.press('tab').lines).toEqual(before);
    expect(screens.press('e').lines).toEqual(before);
  });
});

describe.skipIf(!hasTerminals)('replay in a terminal', () => {
  test('shows the match, and leaves the terminal as it was', async () => {
    const file = fileWith('shown.record', ended.text);
    const pty = new Pty(['replay', file, '--lang', 'ru', '--as', '2'], { env: { INTERREGNUM_HOME: newHome() } });
    await pty.shows('0 / 52');
    expect(pty.lines[0]).toMatch(/ Ben$/);
    await pty.press(KEYS.end);
    await pty.shows('52 / 52');
    pty.send(KEYS.escape);
    expect(await pty.ended).toBe(0);
    expect(pty.written).toContain('\u001b[?1049l');
  });
});
