import './rules.css';
import { RULES, rulesCatalogue, rulesText } from '@interregnum/texts/lazy';
import { ruleOf } from '@interregnum/texts/rules';
import type { GameId } from '../games/index.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RuleBlocks } from './rule-blocks.tsx';

export interface ClauseDialogProps {
  readonly game: GameId;
  readonly clause: string;
  readonly close: () => void;
}

/** The paragraph of the rules that tells a clause. */
export function ClauseDialog({ game, clause, close }: ClauseDialogProps) {
  const { text } = useWords();
  const language = useLanguage(game, rulesCatalogue(game), RULES);
  const rule = language === undefined ? undefined : ruleOf(game, language, clause);
  const around = language === undefined ? undefined : rulesText(language);
  const whole = around && (
    <a className="button plain" href={`#/rules/${game}?${clause}`} target="_blank" rel="noreferrer">
      {around('all')}
    </a>
  );
  return (
    <Dialog title={rule?.section.heading ?? text('rules.clause', { clause })} close={close} actions={whole}>
      <div className="rules-text" lang={language}>
        {rule === undefined ? around && <p>{around('none')}</p> : <RuleBlocks blocks={[rule.block]} hasCodes />}
      </div>
    </Dialog>
  );
}
