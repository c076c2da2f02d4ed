import appEn from './app/en.json' with { type: 'json' };
import appFr from './app/fr.json' with { type: 'json' };
import appRu from './app/ru.json' with { type: 'json' };
import {
  APP,
  type Catalogue,
  LANGUAGES,
  type Language,
  LESSONS,
  lessonCatalogue,
  NOTES,
  NOTICES,
  ONLINE,
  PERSONAL,
  RESULTS,
  REVIEW,
  RULES,
  registerCatalogue,
  rulesCatalogue,
  SHARED,
  TABLE,
  WEB,
  YOU,
} from './catalogues.ts';
import claimEn from './claim/en.json' with { type: 'json' };
import claimFr from './claim/fr.json' with { type: 'json' };
import claimLessonEn from './claim/lessons/en.json' with { type: 'json' };
import claimLessonFr from './claim/lessons/fr.json' with { type: 'json' };
import claimLessonRu from './claim/lessons/ru.json' with { type: 'json' };
import claimRu from './claim/ru.json' with { type: 'json' };
import claimRulesEn from './claim/rules/en.json' with { type: 'json' };
import claimRulesFr from './claim/rules/fr.json' with { type: 'json' };
import claimRulesRu from './claim/rules/ru.json' with { type: 'json' };
import claimSecondEn from './claim/second-lesson/en.json' with { type: 'json' };
import claimSecondFr from './claim/second-lesson/fr.json' with { type: 'json' };
import claimSecondRu from './claim/second-lesson/ru.json' with { type: 'json' };
import foreignKingEn from './foreign-king/en.json' with { type: 'json' };
import foreignKingFr from './foreign-king/fr.json' with { type: 'json' };
import foreignKingLessonEn from './foreign-king/lessons/en.json' with { type: 'json' };
import foreignKingLessonFr from './foreign-king/lessons/fr.json' with { type: 'json' };
import foreignKingLessonRu from './foreign-king/lessons/ru.json' with { type: 'json' };
import foreignKingRu from './foreign-king/ru.json' with { type: 'json' };
import foreignKingRulesEn from './foreign-king/rules/en.json' with { type: 'json' };
import foreignKingRulesFr from './foreign-king/rules/fr.json' with { type: 'json' };
import foreignKingRulesRu from './foreign-king/rules/ru.json' with { type: 'json' };
import foreignKingSecondEn from './foreign-king/second-lesson/en.json' with { type: 'json' };
import foreignKingSecondFr from './foreign-king/second-lesson/fr.json' with { type: 'json' };
import foreignKingSecondRu from './foreign-king/second-lesson/ru.json' with { type: 'json' };
import kingIsDeadEn from './king-is-dead/en.json' with { type: 'json' };
import kingIsDeadFr from './king-is-dead/fr.json' with { type: 'json' };
import kingIsDeadLessonEn from './king-is-dead/lessons/en.json' with { type: 'json' };
import kingIsDeadLessonFr from './king-is-dead/lessons/fr.json' with { type: 'json' };
import kingIsDeadLessonRu from './king-is-dead/lessons/ru.json' with { type: 'json' };
import kingIsDeadRu from './king-is-dead/ru.json' with { type: 'json' };
import kingIsDeadRulesEn from './king-is-dead/rules/en.json' with { type: 'json' };
import kingIsDeadRulesFr from './king-is-dead/rules/fr.json' with { type: 'json' };
import kingIsDeadRulesRu from './king-is-dead/rules/ru.json' with { type: 'json' };
import kingIsDeadSecondEn from './king-is-dead/second-lesson/en.json' with { type: 'json' };
import kingIsDeadSecondFr from './king-is-dead/second-lesson/fr.json' with { type: 'json' };
import kingIsDeadSecondRu from './king-is-dead/second-lesson/ru.json' with { type: 'json' };
import lessonsEn from './lessons/en.json' with { type: 'json' };
import lessonsFr from './lessons/fr.json' with { type: 'json' };
import lessonsRu from './lessons/ru.json' with { type: 'json' };
import notesEn from './notes/en.json' with { type: 'json' };
import notesFr from './notes/fr.json' with { type: 'json' };
import notesRu from './notes/ru.json' with { type: 'json' };
import noticesEn from './notices/en.json' with { type: 'json' };
import noticesFr from './notices/fr.json' with { type: 'json' };
import noticesRu from './notices/ru.json' with { type: 'json' };
import onlineEn from './online/en.json' with { type: 'json' };
import onlineFr from './online/fr.json' with { type: 'json' };
import onlineRu from './online/ru.json' with { type: 'json' };
import personalEn from './personal/en.json' with { type: 'json' };
import personalFr from './personal/fr.json' with { type: 'json' };
import personalRu from './personal/ru.json' with { type: 'json' };
import resultsEn from './results/en.json' with { type: 'json' };
import resultsFr from './results/fr.json' with { type: 'json' };
import resultsRu from './results/ru.json' with { type: 'json' };
import reviewEn from './review/en.json' with { type: 'json' };
import reviewFr from './review/fr.json' with { type: 'json' };
import reviewRu from './review/ru.json' with { type: 'json' };
import rulesEn from './rules/en.json' with { type: 'json' };
import rulesFr from './rules/fr.json' with { type: 'json' };
import rulesRu from './rules/ru.json' with { type: 'json' };
import sharedEn from './shared/en.json' with { type: 'json' };
import sharedFr from './shared/fr.json' with { type: 'json' };
import sharedRu from './shared/ru.json' with { type: 'json' };
import tableEn from './table/en.json' with { type: 'json' };
import tableFr from './table/fr.json' with { type: 'json' };
import tableRu from './table/ru.json' with { type: 'json' };
import webEn from './web/en.json' with { type: 'json' };
import webFr from './web/fr.json' with { type: 'json' };
import webRu from './web/ru.json' with { type: 'json' };
import youEn from './you/en.json' with { type: 'json' };
import youFr from './you/fr.json' with { type: 'json' };
import youRu from './you/ru.json' with { type: 'json' };

const EVERY: readonly (readonly [name: string, Readonly<Record<Language, Catalogue>>])[] = [
  [APP, { en: appEn, fr: appFr, ru: appRu }],
  [TABLE, { en: tableEn, fr: tableFr, ru: tableRu }],
  [WEB, { en: webEn, fr: webFr, ru: webRu }],
  [NOTICES, { en: noticesEn, fr: noticesFr, ru: noticesRu }],
  [PERSONAL, { en: personalEn, fr: personalFr, ru: personalRu }],
  [ONLINE, { en: onlineEn, fr: onlineFr, ru: onlineRu }],
  [LESSONS, { en: lessonsEn, fr: lessonsFr, ru: lessonsRu }],
  [SHARED, { en: sharedEn, fr: sharedFr, ru: sharedRu }],
  [YOU, { en: youEn, fr: youFr, ru: youRu }],
  [RESULTS, { en: resultsEn, fr: resultsFr, ru: resultsRu }],
  [REVIEW, { en: reviewEn, fr: reviewFr, ru: reviewRu }],
  [NOTES, { en: notesEn, fr: notesFr, ru: notesRu }],
  [RULES, { en: rulesEn, fr: rulesFr, ru: rulesRu }],
  ['king-is-dead', { en: kingIsDeadEn, fr: kingIsDeadFr, ru: kingIsDeadRu }],
  [rulesCatalogue('king-is-dead'), { en: kingIsDeadRulesEn, fr: kingIsDeadRulesFr, ru: kingIsDeadRulesRu }],
  [lessonCatalogue('king-is-dead'), { en: kingIsDeadLessonEn, fr: kingIsDeadLessonFr, ru: kingIsDeadLessonRu }],
  [
    lessonCatalogue('king-is-dead', 'second'),
    { en: kingIsDeadSecondEn, fr: kingIsDeadSecondFr, ru: kingIsDeadSecondRu },
  ],
  ['claim', { en: claimEn, fr: claimFr, ru: claimRu }],
  [rulesCatalogue('claim'), { en: claimRulesEn, fr: claimRulesFr, ru: claimRulesRu }],
  [lessonCatalogue('claim'), { en: claimLessonEn, fr: claimLessonFr, ru: claimLessonRu }],
  [lessonCatalogue('claim', 'second'), { en: claimSecondEn, fr: claimSecondFr, ru: claimSecondRu }],
  ['foreign-king', { en: foreignKingEn, fr: foreignKingFr, ru: foreignKingRu }],
  [rulesCatalogue('foreign-king'), { en: foreignKingRulesEn, fr: foreignKingRulesFr, ru: foreignKingRulesRu }],
  [lessonCatalogue('foreign-king'), { en: foreignKingLessonEn, fr: foreignKingLessonFr, ru: foreignKingLessonRu }],
  [
    lessonCatalogue('foreign-king', 'second'),
    { en: foreignKingSecondEn, fr: foreignKingSecondFr, ru: foreignKingSecondRu },
  ],
];

/** Every catalogue at once: for programs that have them all on the disk. */
for (const [name, texts] of EVERY) for (const language of LANGUAGES) registerCatalogue(name, language, texts[language]);
