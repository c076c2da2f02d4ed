import { type Opinion, STRONGEST } from '@interregnum/bots';
import { type Choice, HIDDEN, type Message } from '@interregnum/kernel';
import { Asking, type Hint, secondBest } from '@interregnum/sitting';
import { drafted, seatToAct } from '@interregnum/table';
import { crumbs } from '@interregnum/texts';
import { botName } from '../bots/words.ts';
import { wrapped } from '../layout.ts';
import { type App, choiceWordsOf, personAt, tellingOf, textOf } from './app.ts';
import type { Key } from './keys.ts';
import { whyNot } from './programs.ts';
import { type Reading, reader } from './reader.ts';
import { faint, page, type Screen, type Size, strong } from './screen.ts';
import type { Session } from './session.ts';

type Judgement = Pick<Hint, 'texts' | 'merits' | 'opinion'>;

/** More turns than this are not worth telling in advance. */
const TURNS_TOLD = 6;

const indented = (told: string, indent = 1): string[] => wrapped(told, { indent, hang: indent + 2 });

/** What speaks for the turn, as a list. */
function meritLines(app: App, { table }: Session, merits: readonly Message[]): string[] {
  const { words } = tellingOf(app, table, seatToAct(table));
  return merits.flatMap((merit) => indented(`• ${words.say('merit', merit)}`, 3));
}

/** What the rest of the turn would be, what speaks for it, what it promises, and what would come second. */
function judgementLines(app: App, session: Session, { texts, merits, opinion }: Judgement): string[] {
  const { table } = session;
  const text = textOf(app);
  const words = choiceWordsOf(app, table);
  const { value: chance, exact } = opinion;
  const second = secondBest(opinion);
  const toldOf = (choice: Choice): string => crumbs([table.game.notation.write(drafted(table), choice)], words);
  return [
    ...indented(text('play.hint.best', { choice: crumbs(texts, words) })).map(strong),
    ...meritLines(app, session, merits),
    ...indented(text(exact ? 'play.hint.proven' : 'play.hint.chance', { chance })),
    ...(second === undefined
      ? []
      : indented(text('play.hint.second', { choice: toldOf(second.choice), chance: second.value }))),
  ];
}

/** A hint to read: the turn, what speaks for it, its chance, what would come second, and the turns that are expected. */
function hintReading(app: App, session: Session, hint: Hint): Reading {
  const { opinion, expected } = hint;
  const text = textOf(app);
  const { table } = session;
  const words = choiceWordsOf(app, table);
  const steps = expected.slice(0, TURNS_TOLD).map(({ seat, texts: turn }) => {
    return text('play.hint.step', { name: personAt(table)(seat), choice: crumbs(turn, words) });
  });
  const seen = table.game.position.write(table.game.redact(drafted(table), seatToAct(table)));
  const guesses = !opinion.exact && seen.includes(`"${HIDDEN}"`);
  const lines = [
    '',
    ...judgementLines(app, session, hint),
    ...(steps.length === 0
      ? []
      : ['', ` ${text('play.hint.expected')}`, ...steps.flatMap((step) => indented(step, 3))]),
    ...(guesses ? ['', ...indented(text('play.hint.note')).map(faint)] : []),
  ];
  return { title: text('play.hint'), lines, keys: text('play.keys.read') };
}

/** Shows what the strongest bot thinks about the turn of a person while it thinks, and then its hint. */
export class HintScreen implements Screen {
  private readonly app: App;
  private readonly session: Session;
  private readonly asking: Asking;
  private soFar: Opinion | undefined;
  private failure: unknown;

  constructor(app: App, session: Session) {
    this.app = app;
    this.session = session;
    this.asking = new Asking(app.programs.adviser(session), session.table, (opinion) => {
      this.soFar = opinion;
      app.stage.redraw();
    });
    this.asking.hint.then(
      (hint) => this.show(hint),
      (problem: unknown) => {
        this.failure = problem;
        app.stage.redraw();
      },
    );
  }

  draw(size: Size): string[] {
    const { app, session, soFar, failure } = this;
    const text = textOf(app);
    const name = botName(text, STRONGEST);
    const told = failure === undefined ? text('play.hint.thinks', { name }) : whyNot(failure, app.language);
    const best = soFar && session.table.game.notation.write(drafted(session.table), soFar.best);
    const sofar =
      best === undefined || soFar === undefined
        ? []
        : judgementLines(app, session, { texts: [best], merits: [], opinion: soFar });
    return page(text('play.hint'), ['', ...indented(told), '', ...sofar], text('play.keys.hint'), size);
  }

  key(key: Key): void {
    if (key.name === 'tab') this.asking.enough();
    else if (key.name === 'escape' || key.name === 'rubout') {
      this.asking.stop();
      this.app.stage.back();
    }
  }

  /** Unless it was put away meanwhile. */
  private show(hint: Hint): void {
    const { app, session } = this;
    if (app.stage.shows(this)) app.stage.replace(reader(app.stage, hintReading(app, session, hint)));
  }
}
