import type { Request } from '@interregnum/protocol';
import type { Chance } from './chance.ts';
import type { Person, Target } from './test-tables.ts';

type Do = Request['do'];

/** What no player may do any more. */
const FINISHED: readonly Do[] = [
  'turn',
  'plan',
  'unplan',
  'resign',
  'stop',
  'pause',
  'takeback',
  'leave',
  'return',
  'hint',
  'offers',
  'sit',
  'stand',
  'fill',
  'renew',
  'withdraw',
  'reopen',
  'salt',
];

/** What needs a match. */
const IN_PLAY: readonly Do[] = [
  ...(['turn', 'plan', 'unplan', 'resign', 'stop', 'pause', 'takeback', 'leave', 'return', 'say', 'report'] as const),
  ...(['rematch', 'hint', 'offers', 'reopen', 'record'] as const),
];

/** What no player may do in a phase. */
const NEVER: Readonly<Record<Target['phase'], readonly Do[]>> = {
  gathering: ['salt', ...IN_PLAY],
  dealing: ['sit', ...IN_PLAY],
  playing: ['pause', 'salt', 'stand', 'fill', 'withdraw', 'rematch', 'sit', 'hint'],
  over: FINISHED,
  withdrawn: FINISHED,
};

/** What only the host of a table may do, and what only the player of a seat may. */
const OF_HOST: readonly Do[] = ['fill', 'renew', 'withdraw', 'reopen', 'quiet'];
const OF_SEAT: readonly Do[] = ['return', 'stand', 'salt', 'turn', 'plan', 'unplan', 'resign', 'hint', 'offers'];

/** A request that is in order, but that this person may not make at this table. */
export function forbidden(person: Person, target: Target, chance: Chance): object {
  const own = target.seats.indexOf(person);
  const never = NEVER[target.phase].map((wish) => [wish, chance.below(4)] as const);
  const ofHost = target.host === person ? [] : OF_HOST.map((wish) => [wish, chance.below(4)] as const);
  const other = (own + 1 + chance.below(3)) % 4;
  const ofOthers = own < 0 ? [] : OF_SEAT.map((wish) => [wish, other] as const);
  const plans = target.phase === 'playing' ? ([['plan', own]] as const) : [];
  const turns = target.toAct === undefined ? [] : ([['turn', target.toAct]] as const);
  const [wish, seat] = chance.of([...never, ...ofHost, ...ofOthers, ...plans, ...plans, ...turns, ...turns, ...turns]);
  return { id: chance.id(), do: wish, ...fieldsFor(wish, seat, target, chance) };
}

function fieldsFor(wish: Do, seat: number, { table, token, toAct, choice }: Target, chance: Chance): object {
  switch (wish) {
    case 'turn': {
      const wrong = wrongTexts(chance, choice);
      // With the right token only what cannot be done; else what could be done, if it were not too late.
      if (seat === toAct)
        return {
          table,
          seat,
          ...chance.of([
            { token, texts: wrong },
            { token: chance.hex(), texts: [choice] },
          ]),
        };
      return { table, seat, token: token ?? chance.hex(), texts: choice === undefined ? wrong : [choice] };
    }
    case 'plan':
      return {
        table,
        seat,
        token: token ?? chance.hex(),
        passes: false,
        plans: wrongPlans(chance, toAct ?? 0, choice),
      };
    case 'offers':
      return { table, seat, draft: [] };
    case 'salt':
      return { table, seat, salt: chance.hex() };
    case 'sit':
      return { table, seat: chance.below(2), name: 'Eva', saltHash: chance.hex() };
    case 'fill':
      return { table, seat, kind: chance.of(['open', 'page']) };
    case 'stop':
      return { table, agrees: true };
    case 'pause':
    case 'takeback':
      return { table, wants: true };
    case 'say':
      return { table, said: { text: 'hello' } };
    case 'quiet':
      return { table, isQuiet: true };
    case 'report':
      return { table, number: 1 };
    case 'rematch':
      return { table, saltHashes: [chance.hex()] };
    case 'renew':
    case 'withdraw':
    case 'record':
      return { table };
    default:
      return { table, seat };
  }
}

/** Plans that nobody can have: too many, too deep, out of order, on nothing, or with turns that no rule allows. */
function wrongPlans(chance: Chance, toAct: number, choice = ''): object[][] {
  const wrong = wrongTexts(chance, choice);
  const turn = { after: [{ seat: toAct, texts: [choice || '?'] }], texts: wrong };
  const nothing = { after: [], texts: wrong };
  return chance.of([
    [[{ after: [{ seat: toAct, texts: wrong }], texts: wrong }]],
    [[turn]],
    [[nothing]],
    [[turn, turn, turn, turn]],
    [[{ after: [{ seat: 3 - toAct, texts: wrong }], texts: wrong }]],
    Array.from({ length: 5 }, () => [turn]),
    [[{ after: Array.from({ length: 7 }, () => ({ seat: toAct, texts: wrong })), texts: wrong }]],
    [[]],
  ]);
}

/** Turns that no rule allows: nothing is called by such names; if they begin well, they end badly. */
function wrongTexts(chance: Chance, choice = ''): string[] {
  const nonsense = `?${chance.text(' !#$%&()*+,-./:;<=>@[]^_`{|}~', chance.below(30))}`;
  return chance.of([
    [nonsense],
    [choice, nonsense],
    [choice, ...Array(99).fill(nonsense)],
    [`${choice}?`],
    ['__proto__'],
  ]);
}
