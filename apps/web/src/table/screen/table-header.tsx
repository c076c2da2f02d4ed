import { hasEnded } from '@interregnum/match';
import { Header } from '../../shell/header.tsx';
import { useWords } from '../../shell/words.tsx';
import type { ShownTable } from '../model/use-shown.ts';
import { hasTally } from './standing.tsx';

/** What can be opened above a table; `ended` opens by itself. */
export type OpenDialog =
  | 'overview'
  | 'tally'
  | 'log'
  | 'hint'
  | 'menu'
  | 'legend'
  | 'resign'
  | 'stop'
  | 'review'
  | 'end'
  | 'ended'
  | undefined;

const ICONS = {
  overview: 'M2 13c4-7 18-7 22 0-4 7-18 7-22 0M13 10a3 3 0 1 0 .010 0',
  tally: 'M3 22h20M5 22V14h5v8M10 22V6h6v16M16 22V11h5v11',
  log: 'M6 4h14v18H6zM9 9h8M9 13h8M9 17h5',
  hint: 'M13 3a7 7 0 0 1 4 12.700V18H9v-2.300A7 7 0 0 1 13 3M9.500 21h7M11 24h4',
  menu: 'M5 8h16M5 13h16M5 18h16',
  end: 'M5 21 4 9l5 4 4-7 4 7 5-4-1 12z',
} as const;

interface OpeningProps {
  readonly what: keyof typeof ICONS;
  readonly label: string;
  readonly open: () => void;
  /** Where it has a place: everywhere unless it is told. */
  readonly only?: 'narrow' | 'roomy';
}

function Opening({ what, label, open, only }: OpeningProps) {
  return (
    <button
      type="button"
      className={only === undefined ? 'button plain' : `button plain only-${only}`}
      aria-label={label}
      title={label}
      onClick={open}
    >
      <svg
        viewBox="0 0 26 26"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d={ICONS[what]} strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </button>
  );
}

interface TableHeaderProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  readonly askHint: () => void;
}

export function TableHeader({ shown, open, askHint }: TableHeaderProps) {
  const { text, table } = useWords();
  const { model, screen, input, wording } = shown;
  const mayHint = model.extras?.allowsHints ?? true;
  return (
    <Header title={wording.words.word('title')}>
      {hasEnded(input.view) && <Opening what="end" label={table('play.end')} open={() => open('end')} />}
      {mayHint && screen.asked !== undefined && <Opening what="hint" label={table('play.hint')} open={askHint} />}
      <Opening what="overview" label={text('table.overview')} open={() => open('overview')} only="narrow" />
      {hasTally(input) && <Opening what="tally" label={table('play.tally')} open={() => open('tally')} only="roomy" />}
      <Opening what="log" label={table('play.log')} open={() => open('log')} />
      <Opening what="menu" label={text('table.menu')} open={() => open('menu')} />
    </Header>
  );
}
