import type { Seat } from '@interregnum/kernel';
import { turnsIn } from '@interregnum/record';
import { people, resign, seatToAct, takebackTo, takeTurnsBack } from '@interregnum/table';
import { wrapped } from '../layout.ts';
import { personAt, tellingOf, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { kindWords } from './kinds.ts';
import { menuScreen } from './menu.ts';

/** Asks before something happens to the match that no key takes back. */
function ask(table: AtTable, title: string, about: string, act: () => void): void {
  const { app } = table;
  const back = (): void => app.stage.back();
  const yes = (): void => {
    back();
    // Meanwhile the match may have ended, or somebody else may be the one to look.
    if (app.stage.shows(table)) act();
  };
  app.stage.open(
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
export function askToResign(table: AtTable): void {
  const { app, session } = table;
  const text = textOf(app);
  const { viewer } = session;
  if (viewer === undefined) table.say(text('play.resign.nobody'));
  else
    ask(table, text('play.resign'), resigning(table, viewer), () => {
      table.letHappen((now) => now.resign(viewer));
      table.say(text('play.resign.done', { name: personAt(session.table)(viewer) }));
    });
}

/** What follows if a seat resigns. */
function resigning(table: AtTable, seat: Seat): string {
  const { app, session } = table;
  const { nameOf } = tellingOf(app, session.table, 'audience');
  const after = resign(session.table, seat, app.now());
  const name = nameOf(seat);
  const { end, kinds } = after.progress;
  if (end === undefined) {
    const bot = kindWords(kinds[seat], app.language, app.programs.named);
    return textOf(app)('play.ask.resign-bot', { name, bot });
  }
  const winners = end.winners.map(nameOf).join(', ');
  return textOf(app)('play.ask.resign', { name, winners, count: end.winners.length });
}

/** The match is broken off, if that is really meant. */
export function askToStop(table: AtTable): void {
  const text = textOf(table.app);
  ask(table, text('play.stop'), text('play.ask.stop'), () => table.letHappen((session) => session.stop()));
}

/** The last turn of a person and what followed it is taken back, where nothing hidden was learnt since. */
export function askToTakeBack(table: AtTable): void {
  const { app, session } = table;
  const text = textOf(app);
  const to = takebackTo(session.table);
  if (to === undefined) {
    table.say(whyNot(table));
    return;
  }
  const { turns } = session.table.progress.played;
  const after = takeTurnsBack(session.table, to, app.now());
  const count = turns - after.progress.played.turns;
  const about = text('play.ask.back', { count, name: personAt(after)(seatToAct(after)) });
  ask(table, text('play.back'), about, () => {
    if (takebackTo(session.table) !== to) table.say(whyNot(table));
    else {
      table.letHappen((now) => now.takeTurnBack());
      table.say(text('play.back.done'));
    }
  });
}

/** Why no turn can be taken back. */
function whyNot({ app, session }: AtTable): string {
  const seats = people(session.table);
  const isMade = turnsIn(session.table.progress.played).some(({ seat }) => seats.includes(seat));
  return textOf(app)(isMade ? 'play.back.learnt' : 'play.back.none');
}
