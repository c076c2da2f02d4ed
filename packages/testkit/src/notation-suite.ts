import { readFileSync } from 'node:fs';
import type { Game, State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { type ScenarioLanguage, say } from './scenario.ts';
import type { ScenarioWorld } from './scenario-world.ts';
import { testTable } from './test-table.ts';

/** A turn that a page shows: a table, and choices with the questions that they answer. */
interface ShownTurn {
  readonly sentences: readonly string[];
  readonly choices: readonly (readonly [text: string, question: string])[];
}

/** What is needed to play the turns that a page shows of a game. */
export interface NotationPage<W> {
  readonly page: URL;
  /** The heading of the game's section. */
  readonly section: string;
  readonly game: Game;
  readonly language: ScenarioLanguage<W>;
  readonly newWorld: () => W;
  /** What the seat to act is asked, in words. */
  readonly question: (s: State) => string;
}

/** The blocks of a section: unindented sentences lay a table, and each indented line is a choice and its question. */
function shownTurns(page: string, section: string): ShownTurn[] {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  return [...text.matchAll(/^```text\n(.*?)^```/gms)].map(([, block]) => {
    const lines = block.trimEnd().split('\n');
    const laid = lines.filter((line) => !line.startsWith(' ')).join(' ');
    return {
      sentences: laid.split(/(?<=\.)\s+/).map((sentence) => sentence.replace(/\.$/, '')),
      choices: lines.filter((line) => line.startsWith(' ')).map((line) => choiceIn(line.trim())),
    };
  });
}

function choiceIn(line: string): readonly [string, string] {
  const [text, question = ''] = line.split(/ {2,}/);
  return [text, question];
}

/** Plays every turn that a page shows: each is legal, whole, and asked for as it says. Returns all choices shown. */
export function notationSuite<W extends ScenarioWorld<object>>(given: NotationPage<W>): readonly string[] {
  const { game, language, newWorld, question } = given;
  const turns = shownTurns(readFileSync(given.page, 'utf8'), given.section);
  const { playing } = testTable(game);

  describe(`the turns that are shown of ${given.section}`, () => {
    test('are there', () => expect(turns.length).toBeGreaterThan(0));
    for (const { sentences, choices } of turns)
      test(`${sentences.join('. ')}: ${choices.map(([text]) => text).join(', ')}`, () => {
        const world = newWorld();
        for (const sentence of sentences) say(sentence, language, world, given.section);
        let state = world.state;
        const turn = game.turn(state);
        const asked: (readonly [string, string])[] = [];
        for (const [text] of choices) {
          expect(game.turn(state), `the turn was over before ${text}`).toBe(turn);
          asked.push([text, question(state)]);
          state = playing(state, text);
        }
        expect(asked).toEqual(choices);
        expect(game.turn(state), 'the turn goes on').toBe(turn + 1);
      });
  });
  return turns.flatMap(({ choices }) => choices.map(([text]) => text));
}
