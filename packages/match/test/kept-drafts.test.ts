import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { MatchClient } from '../src/client.ts';
import { chosenIn, type Draft, offersIn, textsOf } from '../src/draft.ts';
import { actingSeat } from '../src/view.ts';
import { localMatch, SlowBots } from './local-matches.ts';
import { draftOf, newMatch } from './matches.ts';

const TURN = ['welsh-support', 'devon', 'gwynedd welsh'];
const people = newMatch({ game: kingIsDead, name: 's', kinds: ['human', 'human'] });

const draft = (client: MatchClient): Draft => {
  if (client.draft === undefined) throw new Error('nothing is drafted');
  return client.draft;
};

/** Makes choices that are possible. */
function chooses(client: MatchClient, ...texts: readonly string[]): void {
  for (const text of texts) expect(client.draftChoice(text)).toBeUndefined();
}

describe('a draft that was left', () => {
  test('is kept choice by choice, and is there again when the screen is opened again', () => {
    const kept: (readonly string[])[] = [];
    const client = new MatchClient({ port: localMatch(people), keepDraft: (texts) => kept.push(texts) });
    chooses(client, ...TURN.slice(0, 2));
    client.undo();
    expect(kept).toEqual([TURN.slice(0, 1), TURN.slice(0, 2), TURN.slice(0, 1)]);
    const again = new MatchClient({ port: localMatch(people), draft: kept[1] });
    expect([chosenIn(draft(again)), again.canUndo]).toEqual([TURN.slice(0, 2), true]);
  });

  test('goes on behind what an old record had begun', () => {
    const again = new MatchClient({ port: localMatch(people), begun: TURN.slice(0, 1), draft: TURN.slice(1, 2) });
    expect(textsOf(draft(again))).toEqual(TURN.slice(0, 2));
  });

  test('waits until its seat has taken the screen over', () => {
    const told = newMatch({ game: kingIsDead, given: { advanced: true }, kinds: ['human', 'human'] });
    const [text] = offersIn(draftOf(told.match));
    const client = new MatchClient({ port: localMatch(told), draft: [text] });
    expect([client.mustTakeOver, client.draft]).toEqual([true, undefined]);
    client.takeOver();
    expect(chosenIn(draft(client))).toEqual([text]);
  });

  test('is none of a later turn', async () => {
    const bots = new SlowBots();
    const port = localMatch(newMatch({ game: kingIsDead, name: 's', kinds: ['page', 'human'] }), { bots });
    const client = new MatchClient({ port, draft: ['pass'] });
    port.begin();
    await bots.decides('pass');
    expect([client.viewer, chosenIn(draft(client))]).toEqual([1, []]);
  });

  test('stays while something else happens than a turn', async () => {
    const kinds = ['human', 'human', 'human'];
    const told = newMatch({ game: foreignKing, kinds, whenSeatGoes: { bot: 'squire' } });
    const client = new MatchClient({ port: localMatch(told, { bots: new SlowBots() }) });
    const acting = actingSeat(client.view);
    const [text] = offersIn(draft(client));
    chooses(client, text);
    const before = client.draft;
    await client.act({ resign: (acting + 1) % 3 });
    expect([client.view.kinds[(acting + 1) % 3], client.draft]).toEqual(['squire', before]);
  });
});
