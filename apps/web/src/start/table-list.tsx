import { useId, useState } from 'react';
import { Link } from 'wouter';
import { isGameId } from '../games/index.ts';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../shell/words.tsx';
import type { Listed } from '../storage/tables.ts';
import { whenText } from './when.ts';

interface TableListProps {
  readonly title: string;
  readonly tables: readonly Listed[];
  readonly remove: (id: string) => Promise<void>;
}

/** Kept tables, each with the way to it. Nothing is removed without being asked for twice. */
export function TableList({ title, tables, remove }: TableListProps) {
  const heading = useId();
  const [leaving, setLeaving] = useState<Listed>();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="table-list">
        {tables.map((listed) => (
          <TableItem key={listed.id} listed={listed} ask={() => setLeaving(listed)} />
        ))}
      </ul>
      {leaving === undefined ? null : (
        <RemoveDialog listed={leaving} remove={() => remove(leaving.id)} close={() => setLeaving(undefined)} />
      )}
    </section>
  );
}

const useNames = ({ header: { game, seats } }: Listed): { readonly game: string; readonly names: string } => {
  const { text, language } = useWords();
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  return {
    game: isGameId(game) ? text(`start.title.${game}`) : game,
    names: list.format(seats.map(({ name }) => name)),
  };
};

function TableItem({ listed, ask }: { readonly listed: Listed; readonly ask: () => void }) {
  const { text, language } = useWords();
  const { game, names } = useNames(listed);
  const [link, button] = [useId(), useId()];
  return (
    <li>
      <Link href={`/table/${listed.id}`} id={link}>
        <strong>{game}</strong>
        <span>{names}</span>
        <span className="quiet">
          {text('start.decisions', { count: listed.decisions })} · {whenText(listed.touched, Date.now(), language)}
        </span>
      </Link>
      <button type="button" id={button} className="button plain" aria-labelledby={`${button} ${link}`} onClick={ask}>
        {text('start.remove')}
      </button>
    </li>
  );
}

interface RemoveDialogProps {
  readonly listed: Listed;
  readonly remove: () => Promise<void>;
  readonly close: () => void;
}

function RemoveDialog({ listed, remove, close }: RemoveDialogProps) {
  const { text } = useWords();
  const { game, names } = useNames(listed);
  const removeAndClose = async (): Promise<void> => {
    await remove();
    close();
  };
  const button = (
    <button type="button" className="button danger" onClick={removeAndClose}>
      {text('start.remove')}
    </button>
  );
  return (
    <Dialog title={text('start.remove-ask')} close={close} actions={button}>
      <p>{text('start.remove-text', { game, names })}</p>
    </Dialog>
  );
}
