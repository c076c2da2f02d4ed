import { isRemembered } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { LanguageChoice, ThemeChoice } from '../settings/looks.tsx';
import { AtOnceChoice, SpeedChoice } from '../settings/turns.tsx';
import { useWords } from '../shell/words.tsx';
import { MatchDeeds } from './match-deeds.tsx';
import { saveRecord } from './save-record.ts';
import type { Opener } from './table-header.tsx';
import type { Shown } from './use-table.ts';

interface MenuDialogProps {
  readonly shown: Shown;
  readonly open: (what: Opener) => void;
  readonly close: () => void;
}

/** What can be done to the match, what can be set while one plays, and the ways to the rules and out. */
export function MenuDialog({ shown, open, close }: MenuDialogProps) {
  const { text } = useWords();
  const { table } = shown.model;
  const actions = (
    <>
      {/* It would tell what they are to remember. */}
      {!isRemembered(table) && (
        <button type="button" className="button" onClick={() => saveRecord(table)}>
          {text('table.save-record')}
        </button>
      )}
      <a href={`#/rules/${table.game.meta.id}`} className="button" target="_blank" rel="noreferrer">
        {text('table.rules')}
      </a>
    </>
  );
  return (
    <Dialog title={text('table.menu')} close={close} actions={actions}>
      <div className="menu">
        <MatchDeeds shown={shown} open={open} close={close} />
        <LanguageChoice />
        <ThemeChoice />
        <SpeedChoice />
        <AtOnceChoice />
        <p className="quiet">{text('table.kept')}</p>
      </div>
    </Dialog>
  );
}
