import '../look/field.css';
import './settings.css';
import { isName } from '@interregnum/record';
import { useId, useState } from 'react';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { changeSettings, currentSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';
import { LanguageChoice, ThemeChoice } from './looks.tsx';
import { AtOnceChoice, SpeedChoice } from './turns.tsx';

/** What a visitor can set; every change holds at once. */
export function SettingsPage() {
  const { text } = useWords();
  usePage(text('settings.title'));
  return (
    <>
      <Header title={text('settings.title')} />
      <main className="settings">
        <LanguageChoice />
        <ThemeChoice />
        <SpeedChoice />
        <AtOnceChoice />
        <OwnName />
      </main>
    </>
  );
}

/** What is typed is kept as soon as it is a name. */
function OwnName() {
  const { text, table } = useWords();
  const [typed, setTyped] = useState(() => currentSettings().name);
  const [field, about] = [useId(), useId()];
  const name = typed.trim();
  const isFine = name === '' || isName(name);
  const type = (to: string): void => {
    setTyped(to);
    if (to.trim() === '' || isName(to.trim())) changeSettings({ name: to.trim() });
  };
  return (
    <div className="settings-name">
      <label htmlFor={field}>{text('settings.name')}</label>
      <input
        id={field}
        className="field"
        value={typed}
        maxLength={40}
        autoComplete="nickname"
        aria-invalid={!isFine}
        aria-describedby={about}
        onChange={(event) => type(event.target.value)}
      />
      <p id={about} className={isFine ? 'quiet' : 'wrong'}>
        {isFine
          ? text('settings.name-text', { name: table('play.player', { number: 1 }) })
          : table('play.bad-name', { name })}
      </p>
    </div>
  );
}
