import { findGame } from '@interregnum/games/all';
import { awaited, invitationTo, isAway, isOpen, type SeatInfo, type TableInfo } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { botKindWords, seatNames, variantsIn } from '@interregnum/screen';
import { type AppText, appText, type Language, onlineText, tableText, translator } from '@interregnum/texts';
import { visible, wrapped } from '../terminal/layout.ts';

/** What is said of a table whose match has not begun: who invites to what, who sits where, and what it waits for. */
export function roomLines(info: TableInfo, language: Language): string[] {
  const words = onlineText(language);
  const said = (text: string): string[] => wrapped(visible(text), { indent: 1, hang: 1 });
  return [
    '',
    ...(info.isHost === true ? [] : said(words('join.who', { name: info.host }))),
    ...said(settingsOf(info, language)),
    '',
    ...info.seats.map((_, seat) => ` ${seat + 1}  ${visible(seatWords(info, seat, language))}`),
    '',
    ...said(waitingWords(info, language)),
  ];
}

/** Variants, who begins, hints. */
function settingsOf({ game, rules, options, begins, hints }: TableInfo, language: Language): string {
  const words = onlineText(language);
  const found = findGame(game, rules);
  const variants = (found === undefined ? [] : variantsIn(found, options)).map(({ name, isOn }) => {
    const option = translator(game, language, String).word(`option.${name}`);
    return isOn ? option : words('room.option-off', { option });
  });
  return [
    ...(variants.length === 0 ? [words('room.usual')] : variants),
    ...(begins === 'lot' || found?.meta.firstSeatBegins === false ? [words('room.lot')] : []),
    words(hints ? 'room.hints' : 'room.no-hints'),
  ].join(' · ');
}

function seatWords(info: TableInfo, seat: number, language: Language): string {
  const words = onlineText(language);
  const table = tableText(language);
  const held = info.seats[seat];
  if (isOpen(held)) return openWords(held, words);
  const level = botKindWords(held.kind, table);
  const name = level === undefined ? seatNames(info.seats, table)[seat] : words('friend.seat-bot', { level });
  if (held.kind !== HUMAN) return name;
  return `${name} · ${held.isYours === true ? appText(language)('join.you') : words(isAway(held) ? 'room.away' : 'room.here')}`;
}

function openWords({ keptFor, isKeptForYou }: SeatInfo, words: AppText): string {
  if (keptFor === undefined) return words('room.open');
  return isKeptForYou === true ? words('room.kept-you') : words('room.kept', { name: keptFor });
}

/** What the table waits for; to somebody for whom there is no seat, why. */
function waitingWords(info: TableInfo, language: Language): string {
  const words = onlineText(language);
  const state = invitationTo(info);
  if (state !== 'open' && state !== 'yours' && state !== 'seated') return `${words(`join.state.${state}`)}.`;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const waits = awaited(info, seatNames(info.seats, tableText(language)));
  return words(`room.waits-${waits.what}`, { count: waits.open, names: list.format(waits.names) });
}
