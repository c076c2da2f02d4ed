import './rules.css';
import { rulesCatalogue } from '@interregnum/texts/lazy';
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
  const language = useLanguage(game, rulesCatalogue(game));
  const rule = language === undefined ? undefined : ruleOf(game, language, clause);
  const whole = (
    <a className="button plain" href={`#/rules/${game}?${clause}`} target="_blank" rel="noreferrer">
      {text('rules.all')}
    </a>
  );
  return (
    <Dialog title={rule?.section.heading ?? text('rules.clause', { clause })} close={close} actions={whole}>
      <div className="rules-text" lang={language}>
        {rule === undefined ? language && <p>{text('rules.none')}</p> : <RuleBlocks blocks={[rule.block]} />}
      </div>
    </Dialog>
  );
}
