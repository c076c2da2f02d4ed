import './settings.css';
import { useId } from 'react';
import { changeSettings, SPEEDS, useSettings } from '../shell/settings.ts';
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

/** Whether turns wait to be committed. */
export function AtOnceChoice() {
  const { text } = useWords();
  const { atOnce } = useSettings();
  const about = useId();
  return (
    <fieldset className="strip">
      <legend>{text('settings.turns')}</legend>
      <label className="settings-check">
        <input
          type="checkbox"
          checked={atOnce}
          aria-describedby={about}
          onChange={(event) => changeSettings({ atOnce: event.target.checked })}
        />
        {text('settings.at-once')}
      </label>
      <p className="quiet" id={about}>
        {text('settings.at-once-text')}
      </p>
    </fieldset>
  );
}
