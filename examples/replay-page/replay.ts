/**
 * A page that shows a match record step by step: who did what, and what lies where by then.
 *
 *     npx vite examples/replay-page
 *
 * `npx vite build examples/replay-page` writes files for any static host. Nothing here knows a rule or a secret: a record is
 * checked and played again by the packages.
 */
import { findGame } from '@interregnum/games/all';
import { isOver, type MatchView, openMatch, viewFor, viewOfAll } from '@interregnum/match';
import { verify } from '@interregnum/record';
import { replayWords, type ScreenInput, type Wording, wordingOf } from '@interregnum/screen';
import { describeRecordFlaw, fetchWords, languageFor, tableText } from '@interregnum/texts/lazy';
import { rowsOf } from './board.ts';

const language = languageFor(navigator.languages);

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

const slider = element<HTMLInputElement>('[type=range]');
let shown: { readonly view: MatchView; readonly wording: Wording } | undefined;

/** Opens a record: all of one that is over, else what everybody at the table has seen. */
async function open(text: string): Promise<void> {
  const verified = verify(text, { findGame });
  const opened = 'flaw' in verified ? verified : openMatch(text, findGame);
  if ('flaw' in opened) {
    shown = undefined;
    await fetchWords(language);
    element('#told').textContent = describeRecordFlaw(tableText(language), opened.flaw);
    element('table').replaceChildren();
    return;
  }
  const { match, players } = opened;
  await fetchWords(language, match.game.meta.id);
  const names = players.map(({ name }) => name);
  const view = isOver(match) ? viewOfAll(match, names) : viewFor(match, 'audience', names);
  const wording = wordingOf(match.game.meta.id, names, language);
  shown = { view, wording };
  element('h1').textContent = `${wording.words.word('title')}: ${names.join(', ')}`;
  slider.max = `${view.choices.length}`;
  show(0);
}

/** Shows the match after so many decisions, and tells what the last of them did. */
function show(step: number): void {
  if (shown === undefined) return;
  const { view, wording } = shown;
  slider.value = `${step}`;
  const input: ScreenInput = {
    view,
    moment: { shown: slider.valueAsNumber, previous: undefined, isPlayedBack: false, since: slider.valueAsNumber - 1 },
    draft: undefined,
    touched: [],
    here: [],
    waitsFor: undefined,
    isPending: false,
    isStuck: false,
  };
  element('output').textContent = `${slider.value} / ${slider.max}`;
  element('#told').textContent = slider.valueAsNumber === 0 ? '' : replayWords(input, wording);
  const rows = rowsOf(input, wording).map(([name, what]) => {
    const row = document.createElement('tr');
    const [head, cell] = [document.createElement('th'), document.createElement('td')];
    head.textContent = name;
    cell.textContent = what;
    row.append(head, cell);
    return row;
  });
  element('table').replaceChildren(...rows);
}

slider.addEventListener('input', () => show(slider.valueAsNumber));
element('#back').addEventListener('click', () => show(slider.valueAsNumber - 1));
element('#on').addEventListener('click', () => show(slider.valueAsNumber + 1));
element('[type=file]').addEventListener('change', async ({ target }) => {
  const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
  if (file !== undefined) await open(await file.text());
});
const sample = await fetch(new URL('./sample.record', import.meta.url));
await open(await sample.text());
