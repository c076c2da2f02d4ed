import './rules.css';
import { ruleOf, rulesCatalogue } from '@interregnum/texts/lazy';
import type { GameId } from '../games/index.ts';
import { Dialog } from '../look/dialog.tsx';
import { useLanguage, useWords } from '../shell/words.tsx';
import { RuleBlocks } from './rule-blocks.tsx';

interface RuleDialogProps {
  readonly game: GameId;
  readonly clause: string;
  readonly close: () => void;
}

/** The paragraph of the rules that tells a clause. */
export function RuleDialog({ game, clause, close }: RuleDialogProps) {
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
