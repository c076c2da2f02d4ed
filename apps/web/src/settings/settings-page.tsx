import '../ui/field.css';
import './settings.css';
import { LONGEST_NAME } from '@interregnum/record';
import { useId, useState } from 'react';
import { LookChoice } from '../looks/look-choice.tsx';
import { lettersOver, nameFlaw } from '../new-table/naming.ts';
import { NoticeChoice } from '../notices/notice-choice.tsx';
import { Header } from '../shell/header.tsx';
import { usePage } from '../shell/page.ts';
import { changeSettings, currentSettings, useSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';
import { SoundChoice } from '../sound/sound-choice.tsx';
import { LanguageChoice, ThemeChoice } from './looks.tsx';
import { SpeedChoice, TurnsChoice } from './turns.tsx';

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
        <TurnsChoice />
        <SoundChoice />
        <NoticeChoice />
        <OwnName />
        <OwnLook />
      </main>
    </>
  );
}

/** The emblem and the colour at new tables. */
function OwnLook() {
  const { look } = useSettings();
  return <LookChoice wish={look} place={0} change={(to) => changeSettings({ look: to })} />;
}

/** A name of one's own is optional. */
const ownNameFlaw = (name: string) => (name === '' ? undefined : nameFlaw(name));

/** What is typed is kept as soon as it is a name. */
function OwnName() {
  const { text, table } = useWords();
  const [typed, setTyped] = useState(() => currentSettings().name);
  const [field, about] = [useId(), useId()];
  const name = typed.trim();
  const flaw = ownNameFlaw(name);
  const type = (to: string): void => {
    setTyped(to);
    if (ownNameFlaw(to.trim()) === undefined) changeSettings({ name: to.trim() });
  };
  return (
    <div className="settings-name">
      <label htmlFor={field}>{text('settings.name')}</label>
      <input
        id={field}
        className="field"
        value={typed}
        autoComplete="nickname"
        aria-invalid={flaw !== undefined}
        aria-describedby={about}
        onChange={(event) => type(event.target.value)}
      />
      <p id={about} className={flaw === undefined ? 'quiet' : 'wrong'}>
        {flaw === undefined
          ? text('settings.name-text', { name: table('play.player', { number: 1 }) })
          : text(`new.name-${flaw}`, { count: lettersOver(name), most: LONGEST_NAME })}
      </p>
    </div>
  );
}
