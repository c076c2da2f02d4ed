import { isFromMemory } from '@interregnum/match';
import { NoticeChoice } from '../../notices/notice-choice.tsx';
import { pathOfTable } from '../../notices/use-table-turn.ts';
import { LanguageChoice, ThemeChoice } from '../../settings/looks.tsx';
import { SpeedChoice, TurnsChoice } from '../../settings/turns.tsx';
import { useWords } from '../../shell/words.tsx';
import { SoundChoice } from '../../sound/sound-choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { saveRecord } from '../open/save-record.ts';
import type { OpenDialog } from '../screen/table-header.tsx';
import { ZoomChoice } from '../zoom/zoom-choice.tsx';
import { MatchActions } from './match-actions.tsx';

interface MenuDialogProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly close: () => void;
}

/** What can be done to the match, what can be set while one plays, and the ways to the rules and out. */
export function MenuDialog({ shown, open, close }: MenuDialogProps) {
  const { text, table } = useWords();
  const { model, input } = shown;
  const actions = (
    <>
      {/* It would tell what they are to remember. */}
      {!isFromMemory(input.view) && (
        <button type="button" className="button" onClick={() => saveRecord(model)}>
          {text('table.save-record')}
        </button>
      )}
      <button type="button" className="button" onClick={() => open('legend')}>
        {table('play.legend')}
      </button>
      <a href={`#/rules/${model.gameId}`} className="button" target="_blank" rel="noreferrer">
        {text('table.rules')}
      </a>
    </>
  );
  return (
    <Dialog title={text('table.menu')} close={close} actions={actions}>
      <div className="menu">
        <MatchActions shown={shown} open={open} close={close} />
        <LanguageChoice />
        <ThemeChoice />
        <SpeedChoice />
        <TurnsChoice />
        <ZoomChoice />
        <SoundChoice />
        <NoticeChoice path={pathOfTable(model)} />
        <p className="quiet">{model.extras === undefined ? text('table.kept') : model.extras.kept()}</p>
      </div>
    </Dialog>
  );
}
