import { describe, expect, test } from 'vitest';
import { RECORD_FLAWS, type Turn, verify } from '../src/index.ts';
import { COURSE, SEATS } from './forgeries/course.ts';
import { ENDS } from './forgeries/ending.ts';
import { open, over, POSITIONS, START, sealed } from './forgeries/start.ts';
import { empty, type Forgery, running, solo, stopping, teams, three, whole } from './forgeries/stories.ts';
import { BESIDE, TEXT } from './forgeries/text.ts';
import { findGame, flawOf, withKeys } from './forging.ts';

const FORGERIES: readonly Forgery[] = [...TEXT, ...START, ...COURSE, ...ENDS, ...SEATS, ...POSITIONS, ...BESIDE];

describe('what did not happen so is refused by name, whatever its hashes are', () => {
  test.each(FORGERIES.map(([what, ...forgery]) => ({ what, forgery })))('$what', ({ forgery }) => {
    const [entry, flaw, text, opened] = forgery;
    expect(flawOf(text, opened)).toEqual([entry, flaw]);
  });

  test('every flaw is found somewhere', () => {
    expect(new Set(FORGERIES.map(([, , flaw]) => flaw))).toEqual(new Set(RECORD_FLAWS));
  });
});

test('what the forgeries are made of holds', () => {
  for (const { text, secret: opened } of [running, whole, three, stopping, teams, solo, empty, sealed, open, over])
    expect(flawOf(text, opened)).toEqual([]);
});

/** What the sentence of a flaw speaks of. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'unknown-game': ['game'],
  'unknown-rules': ['game', 'version'],
  'own-kind': ['seat'],
  salt: ['seat'],
  position: ['invariant'],
  'no-seat': ['seat'],
  'empty-seat': ['seat'],
  seat: ['seat', 'turn'],
  decision: ['decision', 'clause'],
  'same-kind': ['seat'],
  back: ['to'],
  'goes-on': ['seat'],
  clock: ['seat'],
  'beside-seat': ['seat'],
};

test('a flaw brings what its sentence speaks of, and nothing else', () => {
  for (const [what, , flaw, text, secret] of FORGERIES) {
    const found = verify(text, { findGame, secret });
    expect('flaw' in found && Object.keys(found.flaw.values), what).toEqual(VALUES[flaw] ?? []);
    expect('flaw' in found && Object.values(found.flaw.values), what).not.toContain(undefined);
  }
});

test('a flaw tells which seat, which decision and which clause', () => {
  const { record } = whole;
  const first = record.entries[1] as Turn;
  const flaw = (text: string) => verify(text, { findGame });
  expect(flaw(withKeys(record, 1, { seat: 1 - first.seat }))).toMatchObject({
    flaw: { values: { seat: 1 - first.seat, turn: first.seat } },
  });
  expect(flaw(withKeys(record, 1, { texts: ['castle'] }))).toMatchObject({
    flaw: { values: { decision: 'castle', clause: expect.stringMatching(/^CL-/) } },
  });
});
