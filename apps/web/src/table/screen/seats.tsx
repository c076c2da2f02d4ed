import './seats.css';
import { botOfKind } from '@interregnum/bots';
import { HUMAN } from '@interregnum/record';
import { Shield } from '../../looks/emblem-picture.tsx';
import { useWords } from '../../shell/words.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import type { ShownTable } from '../model/use-shown.ts';

const isBot = (kind = ''): boolean => botOfKind(kind) !== undefined;

/** Who sits where, what they hold that is public, and who is to act. */
export function Seats({ shown: { model, screen, scene, input, holdings } }: { readonly shown: ShownTable }) {
  const { text } = useWords();
  const { kinds } = input.view;
  return (
    <ul className="seats" aria-label={scene.text('table.seats')}>
      {screen.seats.map(({ side, name, level, acts, isViewer }) => (
        <li
          key={side}
          data-spot={`seat:${side}`}
          className={acts ? 'seat acts' : 'seat'}
          aria-current={acts ? 'true' : undefined}
        >
          <p className="seat-name" title={name}>
            <BotFace kind={kinds[side] ?? ''} />
            <span className="seat-who">
              {acts && <span className="unseen">{scene.text('table.acts')} </span>}
              {kinds[side] === HUMAN && <Shield look={model.looks[side]} />}
              <strong>{name}</strong>
              {isViewer && <span className="quiet"> {scene.text('table.you')}</span>}
            </span>
            {isBot(kinds[side]) && (
              <span className="quiet seat-level"> {[text('table.bot'), level].filter(Boolean).join(' · ')}</span>
            )}
          </p>
          {holdings(side)}
        </li>
      ))}
    </ul>
  );
}
