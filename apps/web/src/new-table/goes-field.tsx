import { DEFAULT_OPPONENT } from '@interregnum/match';
import { HUMAN } from '@interregnum/record';
import { useWords } from '../shell/words.tsx';
import { Strip } from '../ui/strip.tsx';
import { SUBSTITUTE } from './form.ts';
import type { SeatingProps } from './seat-fields.tsx';

/** What follows if a seat resigns: asked where the others could play on, and a person can resign. */
export function GoesField({ game, options, players, form, change }: SeatingProps) {
  const { text, table } = useWords();
  if (game.parties(options).length < 3 || players.every(({ kind }) => kind !== HUMAN)) return null;
  const stops = form.whenSeatGoes === 'stop';
  return (
    <div className="new-begins">
      <Strip
        legend={text('new.goes')}
        values={[
          { value: 'bot', label: text('new.goes-bot', { level: table(`level.${DEFAULT_OPPONENT}`) }) },
          { value: 'stop', label: text('new.goes-stop') },
        ]}
        value={stops ? 'stop' : 'bot'}
        change={(to) => change({ ...form, whenSeatGoes: to === 'stop' ? 'stop' : SUBSTITUTE })}
      />
    </div>
  );
}
