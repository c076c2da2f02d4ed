import './sound-choice.css';
import { PERSONAL, personalText } from '@interregnum/texts/lazy';
import { useId } from 'react';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { Check } from '../ui/check.tsx';
import { changeSound, LOUDEST, useSoundSettings } from './sound-settings.ts';
import { sound } from './sounding.ts';

/** What is heard and felt at tables; it is heard at once what was chosen. */
export const SoundChoice = () => (
  <WordsProvider catalogues={[PERSONAL]}>
    <Choices />
  </WordsProvider>
);

function Choices() {
  const text = personalText(useWords().language);
  const { sound: isOn, buzz } = useSoundSettings();
  const turn = (to: boolean): void => {
    changeSound({ sound: to });
    if (to) sound(['turn']);
  };
  const feel = (to: boolean): void => {
    changeSound({ buzz: to });
    if (to) sound(['turn']);
  };
  return (
    <fieldset className="strip">
      <legend>{text('sound.title')}</legend>
      <Check isOn={isOn} change={turn}>
        {text('sound.on')}
      </Check>
      {isOn && <Volume label={text('sound.volume')} />}
      {'vibrate' in navigator && (
        <Check isOn={buzz} change={feel}>
          {text('sound.buzz')}
        </Check>
      )}
      <p className="quiet">{text('sound.text')}</p>
    </fieldset>
  );
}

function Volume({ label }: { readonly label: string }) {
  const { volume } = useSoundSettings();
  const slider = useId();
  const change = (to: number): void => {
    changeSound({ volume: to });
    sound(['piece']);
  };
  return (
    <p className="sound-volume">
      <label htmlFor={slider}>{label}</label>
      <input
        id={slider}
        type="range"
        min={1}
        max={LOUDEST}
        value={volume}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </p>
  );
}
