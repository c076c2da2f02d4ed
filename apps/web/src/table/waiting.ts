import { draftTexts, type Table, toldDraft } from '@interregnum/table';

/** What was chosen in the draft and shows nowhere yet: all after the last choice that there is something to tell of. */
export function waitingChoices(table: Table): string[] {
  const told = toldDraft(table);
  return draftTexts(table).slice(told.findLastIndex(({ lines }) => lines.length > 0) + 1);
}
