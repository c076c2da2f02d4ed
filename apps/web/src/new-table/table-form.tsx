import type { Game } from '@interregnum/kernel';
import type { Translator } from '@interregnum/texts/lazy';
import { type FormEvent, useState } from 'react';
import type { GameId } from '../games/index.ts';
import { useSettings } from '../shell/settings.ts';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import { BeginsField } from './begins-field.tsx';
import { dealForm } from './deal.ts';
import { type Changed, type Form, NEW_FORM, optionsOf, playersOf, withOption } from './form.ts';
import { GoesField } from './goes-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { SeatFields } from './seat-fields.tsx';

interface TableFormProps {
  readonly id: GameId;
  readonly game: Game;
  /** The words of the game. */
  readonly words: Translator;
}

/** The form; what does not go together is put right at once, and the reason told. */
export function TableForm({ id, game, words }: TableFormProps) {
  const { text, table } = useWords();
  const { name: own } = useSettings();
  const [{ form, conflict }, setChanged] = useState<Changed>({ form: NEW_FORM, conflict: undefined });
  const { isBusy, problem, begin } = useDealing();
  const options = optionsOf(game, form);
  const players = playersOf(game, form, options, table, own);
  const change = (to: Form): void => setChanged({ form: to, conflict: undefined });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong === null) begin(() => dealForm(id, form, table, own));
    else wrong.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <OptionFields
        id={id}
        game={game}
        words={words}
        options={options}
        conflict={conflict}
        set={(name, value) => setChanged(withOption(game, form, name, value))}
      />
      <SeatFields game={game} options={options} players={players} form={form} change={change} />
      <BeginsField game={game} options={options} players={players} form={form} change={change} />
      <GoesField game={game} options={options} players={players} form={form} change={change} />
      <div className="new-deal">
        <p role="alert" className="wrong">
          {problem === undefined ? '' : text(problem)}
        </p>
        <button type="submit" className="button gold" disabled={isBusy}>
          {isBusy ? text('start.dealing') : table('play.start')}
        </button>
      </div>
    </form>
  );
}
