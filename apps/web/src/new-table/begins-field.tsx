import { useWords } from '../shell/words.tsx';
import { Strip } from '../ui/strip.tsx';
import { hasOpponents, LOT } from './form.ts';
import type { SeatingProps } from './seat-fields.tsx';
import { namesBeginner } from './seating.ts';

/** Who begins, where a table may say so. */
export function BeginsField({ game, options, players, form, change }: SeatingProps) {
  const { text } = useWords();
  if (!hasOpponents(game, options)) return null;
  if (!namesBeginner(game, options)) return <p className="quiet">{text('new.begins-deal')}</p>;
  const places = players.map(({ name }, place) => ({ value: String(place), label: name }));
  const named = form.begins !== LOT && form.begins < players.length;
  return (
    <div className="new-begins">
      <Strip
        legend={text('new.begins')}
        values={[{ value: LOT, label: text('new.begins-lot') }, ...places]}
        value={named ? String(form.begins) : LOT}
        change={(to) => change({ ...form, begins: to === LOT ? LOT : Number(to) })}
      />
    </div>
  );
}
