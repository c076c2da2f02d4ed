import './every.ts';

export { type Catalogue, catalogue, LANGUAGES, type Language } from './catalogues.ts';
export {
  type ChoiceItem,
  type ChoiceListOptions,
  choiceItems,
  closestChoice,
  crumbs,
  itemNamed,
  parentPath,
} from './choices.ts';
export { FACTION_LETTERS } from './king-is-dead/letters.ts';
export { type ChoicePart, type ChoiceWords, choiceParts, choiceWords } from './notation.ts';
export { type AppText, appText, askedOf, learningText, lessonText, onlineText, tableText } from './plain.ts';
export { describeRecordFlaw } from './record-flaw.ts';
export { type RulesBlock, type RulesPage, type RulesSection, ruleOf, rulesPage } from './rules/page.ts';
export { type Translator, translator } from './translator.ts';
