import { LANGUAGES } from '@interregnum/texts/lazy';
import type { ReactNode } from 'react';
import { changeSettings, type Settings, THEMES, useSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';
import { Strip } from '../ui/strip.tsx';

interface LooksProps {
  /** In a corner of a page there is room for no legend and for pictures only. */
  readonly corner?: boolean;
}

/** The languages, each in its own words, so that everybody finds theirs. */
export function LanguageChoice({ corner = false }: LooksProps) {
  const { text } = useWords();
  const { language } = useSettings();
  return (
    <Strip
      legend={text('settings.language')}
      unseen={corner}
      values={LANGUAGES.map((value) => ({ value, label: text(`settings.language.${value}`), lang: value }))}
      value={language}
      change={(to) => changeSettings({ language: to })}
    />
  );
}

const SHAPES: Readonly<Record<Settings['theme'], string>> = {
  system: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  light: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
};

const picture = (theme: Settings['theme']): ReactNode => (
  <svg key="picture" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={SHAPES[theme]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    {theme === 'system' && <path d="M12 4a8 8 0 1 0 0 16z" fill="currentColor" />}
  </svg>
);

export function ThemeChoice({ corner = false }: LooksProps) {
  const { text } = useWords();
  const { theme } = useSettings();
  return (
    <Strip
      legend={text('settings.theme')}
      unseen={corner}
      values={THEMES.map((value) => ({
        value,
        label: text(`settings.theme.${value}`),
        ...(corner && { picture: picture(value) }),
      }))}
      value={theme}
      change={(to) => changeSettings({ theme: to })}
    />
  );
}
