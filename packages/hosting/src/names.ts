import type { Loaded } from './loading.ts';
import type { Change } from './requests/change.ts';
import { isNamed } from './storing.ts';
import { NOBODY } from './table.ts';
import { handedTalk, withLine } from './talk.ts';

/** What players are called, after one was invited or may have taken the place of another. */
export function withPlayers(
  players: Loaded['players'],
  { events = [], invited }: Omit<Change, 'answer'>,
): Loaded['players'] {
  if (invited === undefined && !events.some(({ event }) => event === 'handed')) return players;
  const changed = new Map(players);
  if (invited !== undefined) changed.set(invited.player, invited.name);
  for (const event of events) {
    if (event.event !== 'handed') continue;
    const name = changed.get(event.from);
    changed.delete(event.from);
    if (name !== undefined && event.to !== NOBODY && !changed.has(event.to)) changed.set(event.to, name);
  }
  return changed;
}

/** What was said, with a new line, or once somebody has taken the place of another. */
export function talkAfter({ talk }: Loaded, { events = [], talk: line }: Omit<Change, 'answer'>): Loaded['talk'] {
  const said = line === undefined ? talk : withLine(talk, line);
  return events.reduce(
    (lines, event) => (event.event === 'handed' ? handedTalk(lines, event.from, event.to) : lines),
    said,
  );
}

/** Names with those that a change brings, and without those that it takes away. */
export function withNames({ table, names }: Loaded, change: Omit<Change, 'answer'>): Loaded['names'] {
  const { events = [], name, look = {}, unnamed = [] } = change;
  if (name === undefined && unnamed.length === 0) return names;
  const changed = new Map(names);
  for (const seq of unnamed) changed.delete(seq);
  if (name !== undefined)
    for (const [at, event] of events.entries()) if (isNamed(event)) changed.set(table.seq + at, { name, look });
  return changed;
}
