import type { Game, Options } from '@interregnum/kernel';
import type { Player } from '@interregnum/record';
import { HUMAN } from '@interregnum/record';
import { useSettings } from '../shell/settings.ts';
import { useWords } from '../shell/words.tsx';
import { type Form, nameProblem, wishesOf, withKind, withLook, withName } from './form.ts';
import { SeatField } from './seat-field.tsx';
import { teamsAt } from './seating.ts';

export interface SeatingProps {
  readonly game: Game;
  readonly options: Options;
  /** Who would sit down now, place by place. */
  readonly players: readonly Player[];
  readonly form: Form;
  readonly change: (to: Form) => void;
}

/** Who sits where, who plays with whom, and what follows from it. */
export function SeatFields({ game, options, players, form, change }: SeatingProps) {
  const { text, language } = useWords();
  const { look } = useSettings();
  const wishes = wishesOf(
    form,
    players.map(({ kind }) => kind),
    look,
  );
  const teams = teamsAt(game, options);
  const people = players.filter(({ kind }) => kind === HUMAN).length;
  const listed = (team: readonly number[]): string =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(team.map((place) => players[place].name));
  return (
    <section aria-labelledby="new-who">
      <h2 id="new-who">{text('new.who')}</h2>
      {teams.length === 0 ? null : (
        <p className="new-teams">{text('new.teams', { first: listed(teams[0]), second: listed(teams[1]) })}</p>
      )}
      <div className="new-seats">
        {players.map((player, place) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            place={place}
            player={player}
            typed={form.names[place]}
            team={teams.findIndex((team) => team.includes(place)) + 1}
            problem={nameProblem(players, place)}
            setKind={(kind) => change(withKind(form, place, kind))}
            setName={(name) => change(withName(form, place, name))}
            look={wishes[place]}
            setLook={(look) => change(withLook(form, place, look))}
          />
        ))}
      </div>
      {people > 1 ? <p className="quiet">{text('new.hand-over')}</p> : null}
      {people === 0 ? <p className="quiet">{text('new.watch')}</p> : null}
    </section>
  );
}
