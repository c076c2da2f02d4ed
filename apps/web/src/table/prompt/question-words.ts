import type { ScreenQuestion } from '@interregnum/screen';
import { askedOf } from '@interregnum/texts/lazy';
import type { WebWording } from '../model/use-shown.ts';

/** What stands where questions are asked, in the words of this app. */
export function questionWords(question: ScreenQuestion, { language, text, table, nameOf }: WebWording): string {
  switch (question.kind) {
    case 'asked': {
      const { who, words } = question;
      return who === undefined ? words : askedOf(nameOf(who), words, language);
    }
    case 'shown':
      return question.words;
    case 'thinks':
    case 'stuck':
      return table(`play.${question.kind}`, { name: nameOf(question.seat) });
    case 'elsewhere':
    case 'vacant':
      return text(`table.waits-${question.kind}`, { name: nameOf(question.seat) });
    case 'complete': {
      const { side, goesOn, forced } = question;
      const [name, suffix] = side === undefined ? (['', ''] as const) : ([nameOf(side), '-for'] as const);
      if (forced === undefined) return text(`table.complete${goesOn ? '-part' : ''}${suffix}`, { name });
      return text(`table.forced${suffix}`, { name, told: forced });
    }
    case 'pending':
      return text('table.pending');
    case 'over':
      return '';
  }
}
