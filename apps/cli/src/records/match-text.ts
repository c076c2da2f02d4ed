import { speaker, tableText } from '@interregnum/texts';
import { endingLines } from '../ending.ts';
import type { Terminal } from '../language.ts';
import { wrapped } from '../layout.ts';
import type { Shown, Viewpoint } from './read.ts';
import { boardAt, tellingFor, toldAt } from './telling.ts';

/** A whole match in words: who played what, what happened turn by turn, how it ended. */
export function matchText(shown: Shown, view: Viewpoint, terminal: Terminal): string[] {
  const last = shown.choices.length;
  const telling = tellingFor(shown, view, terminal);
  const { game, states, record } = shown;
  const end = record.end === undefined ? [telling.text('export.goes-on')] : endingLines(game, states[last], telling);
  return [
    ...head(shown, terminal),
    '',
    ...turns(shown, view, terminal),
    '',
    ...boardAt(shown, last, view, terminal),
    '',
    ...end,
  ];
}

function head({ game, record }: Shown, terminal: Terminal): string[] {
  const { header, end } = record;
  const text = tableText(terminal.language);
  const { word } = speaker(game.meta.id, terminal.language, String);
  const when = new Date(header.time).toLocaleString(terminal.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const variants = game.meta.options.filter(({ name, kind }) => kind === 'flag' && header.options[name] === true);
  return [
    word('title'),
    text('export.when', { when }),
    text('export.rules', { version: header.rulesVersion }),
    text('export.players', { names: header.seats.map(({ name }) => name).join(', ') }),
    ...variants.map(({ name }) => `- ${word(`option.${name}`)}`),
    text('export.commitment', { hash: header.commitment }),
    ...(end === undefined ? [] : [text('export.seed', { seed: end.seed })]),
  ];
}

/** What was told, turn by turn. */
function turns(shown: Shown, view: Viewpoint, terminal: Terminal): string[] {
  const { game, states, choices } = shown;
  const paragraphs: { readonly turn: number; told: string }[] = [];
  for (let step = 1; step <= choices.length; step++) {
    const turn = game.turn(states[step - 1]) + 1;
    const told = toldAt(shown, step, view, terminal);
    const last = paragraphs.at(-1);
    if (last?.turn === turn) last.told = `${last.told} ${told}`.trim();
    else paragraphs.push({ turn, told });
  }
  return paragraphs.flatMap(({ turn, told }) => wrapped(`${turn}. ${told}`, { indent: 0, hang: 4 }));
}
