import { isRemembered } from '@interregnum/table';
import { Dialog } from '../look/dialog.tsx';
import { LanguageChoice, ThemeChoice } from '../settings/looks.tsx';
import { AtOnceChoice, SpeedChoice } from '../settings/turns.tsx';
import { useWords } from '../shell/words.tsx';
import { saveRecord } from './save-record.ts';
import type { Shown } from './use-table.ts';

/** What can be set while one plays, and the ways to the rules and out. */
export function MenuDialog({ shown, close }: { readonly shown: Shown; readonly close: () => void }) {
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
        <LanguageChoice />
        <ThemeChoice />
        <SpeedChoice />
        <AtOnceChoice />
        <p className="quiet">{text('table.kept')}</p>
      </div>
    </Dialog>
  );
}
