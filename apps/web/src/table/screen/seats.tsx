import './seats.css';
import type { ShownTable } from '../model/use-shown.ts';

/** Who sits where, what they hold that is public, and who is to act. */
export function Seats({ shown: { screen, scene, holdings } }: { readonly shown: ShownTable }) {
  return (
    <ul className="seats" aria-label={scene.text('table.seats')}>
      {screen.seats.map(({ side, name, level, acts, isViewer }) => (
        <li key={side} className={acts ? 'seat acts' : 'seat'} aria-current={acts ? 'true' : undefined}>
          <p className="seat-name" title={name}>
            <span className="seat-who">
              {acts && <span className="unseen">{scene.text('table.acts')} </span>}
              <strong>{name}</strong>
              {isViewer && <span className="quiet"> {scene.text('table.you')}</span>}
            </span>
            {level !== undefined && <span className="quiet seat-level"> {level}</span>}
          </p>
          {holdings(side)}
        </li>
      ))}
    </ul>
  );
}
