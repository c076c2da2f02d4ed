import { botOfKind, isLevel } from '@interregnum/bots';
import type { Evening, MatchView } from '@interregnum/match';
import { useWords } from '../../shell/words.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import type { ShownTable } from '../model/use-shown.ts';

interface EndPlayersProps {
  readonly shown: ShownTable;
  /** The score of the evening with this match, from the second match of the same players on. */
  readonly evening: Evening | undefined;
}

/** Who has played: bots with their face and how they play, the winners with a crown, and how often each has won. */
export function EndPlayers({ shown: { input, wording }, evening }: EndPlayersProps) {
  const { table, text } = useWords();
  const { kinds, end } = input.view;
  return (
    <>
      {evening !== undefined && <h3>{text('end.evening', { count: evening.played })}</h3>}
      <ul className="end-players">
        {playersIn(input.view).map((seat) => {
          const kind = kinds[seat] ?? '';
          const won = end?.winners.includes(seat) ?? false;
          const level = botOfKind(kind)?.name;
          return (
            <li key={seat} className={won ? 'won' : undefined}>
              <BotFace kind={kind} />
              <strong>
                {won && <Crown label={text('end.won')} />}
                {wording.nameOf(seat)}
                {level !== undefined && <span className="quiet"> {text('table.bot')}</span>}
              </strong>
              {evening?.wins[seat] !== undefined && (
                <span className="end-wins" role="img" aria-label={text('end.wins', { count: evening.wins[seat] })}>
                  {evening.wins[seat]}
                </span>
              )}
              {level !== undefined && isLevel(level) && (
                <span className="quiet end-character">{table(`level-text.${level}`)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Every seat, and a side that has won though no seat plays it. */
const playersIn = ({ kinds, end }: MatchView): readonly number[] => [
  ...new Set([...kinds.keys(), ...(end?.winners ?? [])]),
];

const Crown = ({ label }: { readonly label: string }) => (
  <svg viewBox="0 0 26 26" className="end-crown" role="img" aria-label={label}>
    <path d="M5 21 4 9l5 4 4-7 4 7 5-4-1 12z" />
  </svg>
);
