import type { Game, Options } from '@interregnum/kernel';
import { DEFAULT_OPPONENT } from '@interregnum/match';
import type { ClockSetting } from '@interregnum/protocol/client';
import { useId } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Strip } from '../../ui/strip.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { clockWords } from './clock-words.ts';

/** What is offered, by the way in which time is counted. */
const OFFERED: readonly { readonly group: string; readonly settings: readonly ClockSetting[] }[] = [
  { group: 'turn', settings: [{ turn: 30 }, { turn: 60 }, { turn: 120 }, { turn: 300 }] },
  {
    group: 'match',
    settings: [
      { game: 300, increment: 5 },
      { game: 900, increment: 10 },
      { game: 1800, increment: 15 },
      { game: 3600, increment: 0 },
    ],
  },
  { group: 'days', settings: [{ days: 1 }, { days: 3 }, { days: 7 }] },
];

/** A setting as the value of an option, and back. */
const optionValue = (setting: ClockSetting | undefined): string =>
  setting === undefined ? '' : JSON.stringify(setting);
const settingOf = (value: string): ClockSetting | undefined =>
  OFFERED.flatMap(({ settings }) => settings).find((setting) => optionValue(setting) === value);

/** How long people may think at a table, and what follows when the time of one of two is over. */
export interface ClockChoice {
  readonly clock: ClockSetting | undefined;
  readonly whenOver: 'wins' | 'bot';
}

interface ClockFieldProps extends ClockChoice {
  readonly game: Game;
  readonly options: Options;
  readonly change: (to: Partial<ClockChoice>) => void;
}

export function ClockField({ game, options, clock, whenOver, change }: ClockFieldProps) {
  const { text, table, language } = useWords();
  const online = useOnlineWords();
  const field = useId();
  return (
    <div className="clock-field">
      <label htmlFor={field}>{online('clock.setting')}</label>
      <select
        id={field}
        className="field"
        value={optionValue(clock)}
        onChange={(event) => change({ clock: settingOf(event.target.value) })}
      >
        <option value="">{online('clock.none')}</option>
        {OFFERED.map(({ group, settings }) => (
          <optgroup key={group} label={online(`clock.group-${group}`)}>
            {settings.map((setting) => (
              <option key={optionValue(setting)} value={optionValue(setting)}>
                {clockWords(setting, online, language)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {clock !== undefined && game.parties(options).length <= 2 && (
        <Strip
          legend={online('clock.over')}
          values={[
            { value: 'wins', label: online('clock.over-wins') },
            { value: 'bot', label: text('new.goes-bot', { level: table(`level.${DEFAULT_OPPONENT}`) }) },
          ]}
          value={whenOver}
          change={(to) => change({ whenOver: to })}
        />
      )}
      {clock !== undefined && game.parties(options).length > 2 && (
        <p className="quiet new-about">{online('clock.over-text')}</p>
      )}
    </div>
  );
}
