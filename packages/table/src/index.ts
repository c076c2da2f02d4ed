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
  resumeTable,
  seatToAct,
  type Table,
  takeBack,
  viewOf,
} from './table.ts';
export { haveSecrets, lastTurnOf, nextViewer, people, type Told, toldSince } from './viewers.ts';
