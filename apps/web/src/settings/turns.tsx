import './settings.css';
import { changeSettings, SPEEDS, TURNS, useSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';
import { Strip } from '../ui/strip.tsx';

/** How fast it is shown what others did. */
export function SpeedChoice() {
  const { text } = useWords();
  const { speed } = useSettings();
  return (
    <Strip
      legend={text('settings.speed')}
      values={SPEEDS.map((value) => ({ value, label: text(`settings.speed.${value}`) }))}
      value={speed}
      change={(to) => changeSettings({ speed: to })}
    >
      <p className="quiet">{text('settings.speed-text')}</p>
    </Strip>
  );
}

/** When a complete turn is committed. */
export function TurnsChoice() {
  const { text } = useWords();
  const { turns } = useSettings();
  return (
    <Strip
      legend={text('settings.turns')}
      values={TURNS.map((value) => ({ value, label: text(`settings.turns.${value}`) }))}
      value={turns}
      change={(to) => changeSettings({ turns: to })}
    >
      <p className="quiet">{text(`settings.turns-text.${turns}`)}</p>
    </Strip>
  );
}
