import type { FastRandom } from '@interregnum/kernel';
import { type Plan, type SeatTurn, standingPass, textsOf } from '@interregnum/match';
import type { RequestTo } from '@interregnum/protocol';
import type { Person, Place } from './person.ts';
import { planOn } from './planning.ts';

/** Of so many moments in which something may be done it is done in one. A moment is some milliseconds. */
const ODDS = {
  /** What is about to be played by itself is played by hand. */
  overtake: 100,
  /** An answer is planned to what the other one is about to play. */
  answer: 3,
  /** A standing pass is asked for; all that is planned is called off. */
  pass: 100,
  callOff: 150,
  /** A turn is forgotten, where there is little time for it; who was replaced by a bot comes back. */
  forget: 150,
  comeBack: 50,
};

/** What a person does beside playing: plans, waits for what is planned, forgets, and comes back. */
export class Habits {
  private readonly person: Person;
  private readonly random: FastRandom;
  private isPlanning = false;
  /** The moment of a match on which they have forgotten that it is their turn. */
  private forgotten: string | undefined;

  constructor(person: Person, random: FastRandom) {
    this.person = person;
    this.random = random;
  }

  /** A moment at the last table. The other person there does not hide what they are about to play. */
  act(other: Person): void {
    const { place } = this.person;
    if (place === undefined) return;
    this.mayComeBack(place);
    this.mayPlan(place, draftedBy(other));
    if (!this.holdsBack(place)) this.person.act();
  }

  private happens(kind: keyof typeof ODDS): boolean {
    return this.random.below(ODDS[kind]) === 0;
  }

  private mayComeBack({ table }: Place): void {
    const seat = table.info?.seats.findIndex(({ mayReturn }) => mayReturn === true) ?? -1;
    if (seat >= 0 && this.happens('comeBack')) table.ask('return', { seat }).catch(() => {});
  }

  /** Whether a turn is not taken now: it is awaited for a while, or forgotten until its time is over. */
  private holdsBack({ table, client }: Required<Place>): boolean {
    if (table.planned.some(({ isDue }) => isDue)) return !this.happens('overtake');
    const clock = table.info?.clock ?? {};
    if ('turn' in clock && client.asked !== undefined && this.happens('forget')) this.forgotten = client.view.token;
    return this.forgotten === client.view.token;
  }

  private mayPlan({ table, client }: Required<Place>, expected: Drafted | undefined): void {
    const [seat] = table.seats;
    if (seat === undefined || this.isPlanning || table.info?.phase !== 'playing') return;
    const asking =
      table.planned.length > 0 ? this.mayCallOff(table, seat) : this.planAtRandom({ table, client }, seat, expected);
    if (asking === undefined) return;
    this.isPlanning = true;
    // What cannot be planned is refused, and a match may be over.
    void asking.catch(() => {}).finally(() => (this.isPlanning = false));
  }

  private mayCallOff(table: Place['table'], seat: number): Promise<unknown> | undefined {
    return this.happens('callOff') ? table.ask('unplan', { seat }) : undefined;
  }

  private planAtRandom(
    { table, client }: Required<Place>,
    seat: number,
    expected: Drafted | undefined,
  ): Promise<unknown> | undefined {
    const { token, game } = client.view;
    const mayPass = standingPass(game) !== undefined;
    if (mayPass && this.happens('pass')) return table.ask('plan', { seat, token, passes: true, plans: [] });
    if (expected?.token !== token || expected.seat === seat || !this.happens('answer')) return undefined;
    const plan = planOn(client.view, seat, expected, this.random);
    const passes = mayPass && this.happens('answer');
    return plan && table.ask('plan', { seat, token, passes, plans: [asSent(plan)] });
  }
}

/** A whole turn that is handed in at the next moment. */
interface Drafted extends SeatTurn {
  readonly token: string;
}

function draftedBy({ place }: Person): Drafted | undefined {
  if (place?.client.draft === undefined || !place.client.canCommit) return undefined;
  const { draft, view } = place.client;
  return { seat: draft.seat, texts: textsOf(draft), token: view.token };
}

/** Lists as requests have them. */
const asSent = (plan: Plan): RequestTo<'plan'>['plans'][number] =>
  plan.map(({ after, texts }) => ({
    after: after.map((turn) => ({ seat: turn.seat, texts: [...turn.texts] })),
    texts: [...texts],
  }));
