import type { Talk, WholeTable } from '@interregnum/protocol';
import type { AttackContext } from '../attack-context.ts';
import type { Chance } from '../chance.ts';
import { anyText } from '../hostile-values.ts';
import { openTable, type Person } from '../test-tables.ts';
import { ask, expectThat, newPeople, type Scene } from './scene.ts';

/** What one may say in ten seconds, and how many lines are kept. */
const [MOST, KEPT] = [5, 100];
const [WATCHERS, TRIES] = [4, 30];

/** Players and watchers say as much as they can, at once. Everybody is heard a little, and players hear no watcher. */
export const chatFloods: Scene = async (context, chance) => {
  const [ana, ben, stranger, ...watchers] = await newPeople(context, 3 + WATCHERS);
  const { table, watching } = await openTable({ phase: 'playing', game: 'claim', seats: ['me', 'open'] }, ana, ben);
  const speakers = [ana, ben, ...watchers].map((person, at) => ({ person, ...(at > 1 && { token: watching }) }));
  await Promise.all(speakers.map(({ person, ...link }) => flood(context, chance, person, { table, ...link })));
  const unheard = await ask(context, stranger, { do: 'say', table, said: { text: 'hello' } });
  expectThat(context, unheard === 'no-table', 'a stranger is heard', unheard);
  const [heard, all] = [await talkTo(ben, { table }), await talkTo(watchers[0], { table, token: watching })];
  expectThat(context, heard.length === 2 * MOST, `players hear ${heard.length} lines`, heard);
  expectThat(context, all.length <= KEPT && all.length === (2 + WATCHERS) * MOST, `${all.length} lines are kept`, all);
  await reportAll(context, watchers, { table, token: watching }, all);
};

interface Link {
  readonly table: string;
  readonly token?: string;
}

async function flood(context: AttackContext, chance: Chance, person: Person, link: Link): Promise<void> {
  const said = await Promise.all(
    Array.from({ length: TRIES }, () => ask(context, person, { do: 'say', ...link, said: something(chance) })),
  );
  const heard = said.filter((each) => each === 'ok').length;
  expectThat(context, heard === MOST, `${heard} lines at once were heard`, said);
  const isTyped = said.every((each) => each === 'ok' || each === 'too-many');
  expectThat(context, isTyped, 'what is said too often is refused otherwise', said);
  for (const wrong of [{ text: '' }, { text: 'x'.repeat(201) }, { text: 'a\u202eb' }, { phrase: anyText(chance, 9) }]) {
    const answer = await ask(context, person, { do: 'say', ...link, said: wrong });
    expectThat(context, answer === 'bad-request', 'what cannot be said was heard', wrong);
  }
}

const something = (chance: Chance): object =>
  chance.of<object>([{ text: `hello ${chance.below(1000)}` }, { phrase: 'hello' }, { reaction: 'laugh' }]);

const talkTo = async (person: Person, link: Link): Promise<readonly Talk[]> =>
  ((await person.ask<'watch'>({ do: 'watch', ...link })) as WholeTable).talk ?? [];

/** Everybody reports everything, again and again: nothing is said by that. */
async function reportAll(context: AttackContext, people: readonly Person[], link: Link, lines: readonly Talk[]) {
  const reports = [...lines, ...lines].map(({ number }) => ({ do: 'report', ...link, number }));
  await Promise.all(
    people.map(async (person) => {
      for (const report of reports) await ask(context, person, report);
    }),
  );
  const after = await talkTo(people[0], link);
  expectThat(context, JSON.stringify(after) === JSON.stringify(lines), 'reports change what was said', after);
}
