export {
  choose,
  commit,
  committed,
  decideFor,
  drafted,
  draftTexts,
  isComplete,
  isOver,
  type Opening,
  openTable,
  refusalOf,
  resumeTable,
  seatToAct,
  type Table,
  takeBack,
  viewOf,
} from './table.ts';
export { haveSecrets, lastDecisionOf, nextViewer, people, type Told, toldSince } from './viewers.ts';
