import type { Seat } from '@interregnum/kernel';
import { ifResigned } from '@interregnum/match';
import { wrapped } from '../terminal/layout.ts';
import { contextOf, personIn, textOf } from './app.ts';
import { menuScreen } from './menu.ts';
import { kindWords } from './player-kinds.ts';
import type { TableActions } from './table-actions.ts';

/** Asks before something happens to the match that no key takes back. */
function ask(table: TableActions, title: string, about: string, act: () => void): void {
  const { app } = table;
  const back = (): void => app.screens.back();
  const yes = (): void => {
    back();
    // Meanwhile the match may have ended, or another person may be the one to look.
    if (app.screens.shows(table)) act();
  };
  app.screens.open(
    menuScreen(() => {
      const text = textOf(app);
      const entries = [
        { words: text('play.ask.no'), choose: back },
        { words: text('play.ask.yes'), choose: yes },
      ];
      const above = ['', ...wrapped(about, { indent: 1, hang: 1 }), ''];
      return { title, above, entries, keys: text('play.keys.menu') };
    }, back),
  );
}

/** The person at the screen gives up, unless they think better of it. */
export function askToResign(table: TableActions): void {
  const { app, live } = table;
  const text = textOf(app);
  const { viewer, view } = live.client;
  if (viewer === undefined) table.say(text('play.resign.nobody'));
  else
    ask(table, text('play.resign'), resigningText(table, viewer), () => {
      void live.client.act({ resign: viewer });
      table.say(text('play.resign.done', { name: personIn(view)(viewer) }));
    });
}

/** What follows if a seat resigns. */
function resigningText({ app, live }: TableActions, seat: Seat): string {
  const { nameOf } = contextOf(app, live.client.view);
  const next = ifResigned(live.client.view, seat);
  const name = nameOf(seat);
  if (next.type === 'seat') {
    const bot = kindWords(next.kind, app.language, app.programs.named);
    return textOf(app)('play.ask.resign-bot', { name, bot });
  }
  const winners = next.winners.map(nameOf).join(', ');
  return textOf(app)('play.ask.resign', { name, winners, count: next.winners.length });
}

/** The match is broken off, if that is really meant. */
export function askToStop(table: TableActions): void {
  const { app, live } = table;
  const text = textOf(app);
  const about = live.online?.stopText ?? text('play.ask.stop');
  ask(table, text('play.stop'), about, () => void live.client.act({ stop: true }));
}

/** Online all people at the table must agree: it is asked for, or agreed to. */
function askForAgreement(table: TableActions): void {
  const { app, live } = table;
  const { online } = live;
  if (online === undefined) return;
  ask(table, textOf(app)('play.back'), online.backText, () => {
    void online.takeBack().then((said) => {
      table.say(said);
      app.screens.redraw();
    });
  });
}

/** The last turn of a person and what followed it is taken back, where nothing hidden was learnt since. */
export function askToTakeBack(table: TableActions): void {
  const { app, live } = table;
  const text = textOf(app);
  const asked = live.takeback;
  if (asked === undefined) {
    askForAgreement(table);
    return;
  }
  const refuse = (refused: 'none' | 'shown'): void =>
    table.say(text(refused === 'shown' ? 'play.back.learnt' : 'play.back.none'));
  if ('refused' in asked) {
    refuse(asked.refused);
    return;
  }
  const name = personIn(live.client.view)(asked.seat);
  const about = text('play.ask.back', { count: live.turnsAfter(asked.to), name });
  ask(table, text('play.back'), about, () => {
    const now = live.takeback;
    // Meanwhile a program may have decided, and shown something.
    if (now === undefined || 'refused' in now || now.to !== asked.to)
      refuse(now !== undefined && 'refused' in now ? now.refused : 'shown');
    else {
      void live.client.act({ takeBack: true });
      table.say(text('play.back.done'));
    }
  });
}
