import './seats.css';
import { useWords } from '../shell/words.tsx';
import { botWordsAt } from './names.ts';
import { actingAt } from './standing.ts';
import type { Shown } from './use-table.ts';

/** Who sits where, what they hold that is public, and who is to act. */
export function Seats({ shown }: { readonly shown: Shown }) {
  const { model, position, before, scene } = shown;
  const { table } = useWords();
  const { Holdings } = model.view;
  const sides = Array.from({ length: model.view.sides(position) }, (_, side) => side);
  return (
    <ul className="seats" aria-label={scene.text('table.seats')}>
      {sides.map((side) => {
        const [level, acts] = [botWordsAt(model.table, side, table), actingAt(model) === side];
        const name = scene.nameOf(side);
        return (
          <li key={side} className={acts ? 'seat acts' : 'seat'} aria-current={acts ? 'true' : undefined}>
            <p className="seat-name" title={name}>
              <span className="seat-who">
                {acts && <span className="unseen">{scene.text('table.acts')} </span>}
                <strong>{name}</strong>
                {side === scene.viewer && <span className="quiet"> {scene.text('table.you')}</span>}
              </span>
              {level !== undefined && level !== name && <span className="quiet seat-level"> {level}</span>}
            </p>
            <Holdings seat={side} position={position} before={before} scene={scene} />
          </li>
        );
      })}
    </ul>
  );
}
