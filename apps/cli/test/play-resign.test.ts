import { readFileSync } from 'node:fs';
import { findGame } from '@interregnum/games/all';
import { verify } from '@interregnum/record';
import { isOver, newsOf } from '@interregnum/table';
import { LANGUAGES, tableText } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { commandNamed } from '../src/play/commands.ts';
import type { Session } from '../src/play/session.ts';
import { SlowPrograms } from './instant-programs.ts';
import { type PaperStage, settled, sitDown } from './stage.ts';

const text = tableText('en');
const flat = (stage: PaperStage): string => stage.shown.replaceAll(/\s+/g, ' ');

/** Types a command, and answers the question that it asks. */
const answer = (stage: PaperStage, command: string, yes: boolean): Promise<PaperStage> =>
  stage.play(command, 'enter', yes ? '2' : '1');

/** What the file of a table holds once it is over. */
function recorded({ saved }: Session) {
  const found = verify(readFileSync(saved.file, 'utf8'), { library: findGame });
  if ('flaw' in found || found.format === 1) throw new Error(JSON.stringify(found));
  return found.replayed.progress;
}

/** Takes a turn of The Foreign King: the first of everything that is offered. */
async function takeTurn(stage: PaperStage, session: Session): Promise<void> {
  const before = session.table.progress.played.turns;
  for (let keys = 0; session.table.progress.played.turns === before; keys++) {
    if (keys > 50) throw new Error(stage.shown);
    await stage.play('enter');
  }
}

describe('resigning', () => {
  test('is asked about first, and no means no', async () => {
    const { stage, session } = sitDown('claim', 'human,human');
    stage.press(' ');
    const before = session.table;
    stage.press('resign', 'enter');
    expect(flat(stage)).toContain(text('play.ask.resign', { name: 'Ben', winners: 'Ana', count: 1 }));
    stage.press('1');
    expect(session.table).toBe(before);
    stage.press('resign', 'enter', 'escape');
    expect(session.table).toBe(before);
  });

  test('of two parties lets the other one win, and the end says so', async () => {
    const { stage, session } = sitDown('claim', 'human,human');
    stage.press(' ');
    await answer(stage, 'resign', true);
    expect(stage.lines[0]).toContain(text('play.end'));
    expect(stage.lines[2].trim()).toBe('Ben resigned. Winner: Ana.');
    expect(recorded(session)).toMatchObject({ end: { by: 'resigned', seat: 1, winners: [0] }, isRevealed: true });
  });

  test('of three lets the usual bot play on, also when nobody else is left', async () => {
    const programs = new SlowPrograms();
    const { stage, session } = sitDown('foreign-king', 'human,human,random', { programs });
    stage.press('resign', 'enter');
    expect(flat(stage)).toContain(text('play.ask.resign-bot', { name: 'Ana', bot: text('level.squire') }));
    await stage.play('2');
    expect(session.table.progress.kinds).toEqual(['squire', 'human', 'random']);
    expect([session.viewer, session.program]).toEqual([1, 0]);
    expect(flat(stage)).toContain(text('play.resign.done', { name: 'Ana' }));
    await answer(stage, 'resign', true);
    expect(session.table.progress.kinds).toEqual(['squire', 'squire', 'random']);
    expect([session.viewer, isOver(session.table)]).toEqual([undefined, false]);
    await stage.play('resign', 'enter');
    expect(flat(stage)).toContain(text('play.resign.nobody'));
  });

  test('counts while a program thinks, and drops what it was thinking', async () => {
    const programs = new SlowPrograms();
    const { stage, session } = sitDown('claim', 'random,human', { programs });
    await settled();
    if (!programs.think) await takeTurn(stage, session);
    expect(programs.think).toBe(true);
    await answer(stage, 'resign', true);
    await programs.finish();
    await settled();
    expect(recorded(session).end).toMatchObject({ by: 'resigned', seat: 1, winners: [0] });
  });
});

describe('stopping', () => {
  test('ends a match that nobody else would end, without winners', async () => {
    const { stage, session } = sitDown('foreign-king', 'human,random');
    await takeTurn(stage, session);
    await answer(stage, 'stop', false);
    expect(isOver(session.table)).toBe(false);
    await answer(stage, 'stop', true);
    expect(stage.lines[2].trim()).toBe('The match was stopped. Nobody wins.');
    expect(recorded(session).end).toEqual({ type: 'end', by: 'stopped', winners: [] });
  });

  test.each(LANGUAGES)('is in the menu of the table, and typed in %s', (language) => {
    const { stage, app } = sitDown('foreign-king', 'human,random', { language });
    const words = tableText(language);
    const typed = words('command.stop');
    stage.press(typed, 'enter');
    expect(flat(stage)).toContain(words('play.ask.stop'));
    stage.press('escape', 'escape');
    expect(stage.shown).toContain(words('play.menu.stop', { word: typed }));
    expect(stage.shown).toContain(words('play.menu.resign', { word: words('command.resign') }));
    expect(stage.shown).toContain(words('play.menu.back', { word: words('command.back') }));
    expect(commandNamed(app, 'stop')).toBeDefined();
    // A choice, and no command.
    expect(commandNamed(app, 'stop here')).toBeUndefined();
  });
});

describe('taking a turn back', () => {
  test('takes back what followed too, and the news are those of before', async () => {
    const { stage, session } = sitDown('foreign-king', 'human,random');
    await takeTurn(stage, session);
    await settled();
    const before = session.table;
    const news = newsOf(before, 0);
    await takeTurn(stage, session);
    await settled();
    expect(session.table.choices.length).toBeGreaterThan(before.choices.length);
    const made = session.table.progress.played.turns - before.progress.played.turns;
    stage.press('back', 'enter');
    expect(flat(stage)).toContain(text('play.ask.back', { count: made, name: 'Ana' }));
    await stage.play('2');
    expect(session.table.states).toEqual(before.states);
    expect(newsOf(session.table, 0)).toEqual(news);
    expect(flat(stage)).toContain(text('play.back.done'));
    await takeTurn(stage, session);
    await answer(stage, 'stop', true);
    expect(recorded(session).played.turns).toBeGreaterThan(before.progress.played.turns);
  });

  test('is not possible before there is a turn, and that is said', () => {
    const { stage, session } = sitDown('foreign-king', 'human,random');
    const before = session.table;
    expect(flat(stage.press('back', 'enter'))).toContain(text('play.back.none'));
    expect(session.table).toBe(before);
  });

  test('is not possible once something hidden was seen, and that is said', async () => {
    const { stage, session } = sitDown('claim', 'human,random');
    await settled();
    await takeTurn(stage, session);
    const before = session.table;
    expect(flat(stage.press('back', 'enter'))).toContain(text('play.back.learnt'));
    expect(session.table).toBe(before);
  });

  test('while a program thinks drops what it was thinking', async () => {
    const programs = new SlowPrograms();
    const { stage, session } = sitDown('foreign-king', 'human,random', { programs });
    await programs.finish();
    const before = session.table;
    await takeTurn(stage, session);
    expect(programs.think).toBe(true);
    await answer(stage, 'back', true);
    await programs.finish();
    await settled();
    expect(session.table.states).toEqual(before.states);
    expect(session.program).toBeUndefined();
  });
});
