import type { Game } from '@interregnum/kernel';
import type { Translator } from '@interregnum/texts/lazy';
import { useState } from 'react';
import type { GameId } from '../../games/index.ts';
import { type Conflict, kindsAt, LOT, optionsOf, withOption } from '../../new-table/form.ts';
import { GoesField } from '../../new-table/goes-field.tsx';
import { OptionFields } from '../../new-table/option-fields.tsx';
import { namesBeginner } from '../../new-table/seating.ts';
import { useWords } from '../../shell/words.tsx';
import { Strip } from '../../ui/strip.tsx';
import { ClockField } from '../clocks/clock-field.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { type FriendForm, isForFriend, ME, playersWanted } from './friend-form.ts';
import { SeatChoices } from './seat-choices.tsx';
import { TableRules } from './table-rules.tsx';

export interface VariantsProps {
  readonly id: GameId;
  readonly game: Game;
  /** The words of the game. */
  readonly words: Translator;
  readonly form: FriendForm;
  readonly change: (to: FriendForm) => void;
}

/** Everything about a table that is not as usual: variants, seats, bots, who begins, time to think, who may watch, hints. */
export function Variants({ id, game, words, form, change }: VariantsProps) {
  const online = useOnlineWords();
  const [conflict, setConflict] = useState<Conflict>();
  const options = optionsOf(game, form);
  const kinds = kindsAt(game, form, options);
  const set = (to: FriendForm): void => {
    setConflict(undefined);
    change(to);
  };
  const setOption = (name: string, value: number | boolean): void => {
    const changed = withOption(game, form, name, value);
    setConflict(changed.conflict);
    change({ ...form, options: changed.form.options });
  };
  return (
    <div className="online-variants">
      <OptionFields id={id} game={game} words={words} options={options} conflict={conflict} set={setOption} />
      <SeatChoices game={game} options={options} form={form} change={set} />
      {kinds.some(isForFriend) ? null : <p className="quiet">{online('friend.alone')}</p>}
      {kinds.includes(ME) ? null : <p className="quiet">{online('friend.no-seat')}</p>}
      <Begins game={game} form={form} change={set} />
      <GoesField
        game={game}
        options={options}
        players={playersWanted(game, form, options)}
        form={form}
        change={(to) => set({ ...form, whenSeatGoes: to.whenSeatGoes })}
      />
      <ClockField
        game={game}
        options={options}
        clock={form.clock}
        whenOver={form.whenOver}
        change={(to) => set({ ...form, ...to })}
      />
      <TableRules watch={form.watch} hints={form.hints} change={(to) => set({ ...form, ...to })} />
    </div>
  );
}

function Begins({ game, form, change }: Pick<VariantsProps, 'game' | 'form' | 'change'>) {
  const { text } = useWords();
  const online = useOnlineWords();
  if (!namesBeginner(game, optionsOf(game, form))) return null;
  return (
    <Strip
      legend={text('new.begins')}
      values={[
        { value: LOT, label: text('new.begins-lot') },
        { value: 'first', label: online('friend.begins-first') },
      ]}
      value={form.begins === LOT ? LOT : 'first'}
      change={(to) => change({ ...form, begins: to === LOT ? LOT : 0 })}
    />
  );
}
