import type { Game, Options } from '@interregnum/kernel';
import type { PersonMet } from '@interregnum/protocol/client';
import { useId } from 'react';
import { kindsAt, OFFERED, withKind } from '../../new-table/form.ts';
import { KindField } from '../../new-table/kind-field.tsx';
import { teamsAt } from '../../new-table/seating.ts';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { useInvitable } from '../people/use-invitable.ts';
import { type FriendForm, ME, OPEN, personIn, personKind } from './friend-form.ts';

interface SeatChoicesProps {
  readonly game: Game;
  readonly options: Options;
  readonly form: FriendForm;
  readonly change: (to: FriendForm) => void;
}

/** Who is to sit where; a seat that the game plays itself is taken. */
export function SeatChoices({ game, options, form, change }: SeatChoicesProps) {
  const { text } = useWords();
  const heading = useId();
  const people = useInvitable();
  const teams = teamsAt(game, options);
  const kinds = kindsAt(game, form, options);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('new.who')}</h2>
      <div className="new-seats">
        {kinds.map((kind, place) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            place={place}
            kind={kind}
            team={teams.findIndex((team) => team.includes(place)) + 1}
            people={people.filter(({ person }) => !kinds.toSpliced(place, 1).includes(personKind(person)))}
            set={(to) => change({ ...form, kinds: withKind(form, place, to).kinds })}
          />
        ))}
      </div>
    </section>
  );
}

interface SeatChoiceProps {
  readonly place: number;
  readonly kind: string;
  /** From 1; 0 where there are no teams. */
  readonly team: number;
  /** Those who are offered for the seat. */
  readonly people: readonly PersonMet[];
  readonly set: (kind: string) => void;
}

function SeatChoice({ place, kind, team, people, set }: SeatChoiceProps) {
  const { text, table } = useWords();
  return (
    <fieldset className="new-seat">
      <legend>
        {text('new.place', { number: place + 1 })}
        {team === 0 ? null : <span className="new-team">{text('new.team', { number: team })}</span>}
      </legend>
      {kind === ME || kind === OPEN || personIn(kind) !== undefined || OFFERED.includes(kind) ? (
        <Player kind={kind} people={people} set={set} />
      ) : (
        <>
          <strong>{table(`play.${kind}`)}</strong>
          <p className="quiet">{text(`new.${kind}`)}</p>
        </>
      )}
    </fieldset>
  );
}

function Player({ kind, people, set }: Pick<SeatChoiceProps, 'kind' | 'people' | 'set'>) {
  const online = useOnlineWords();
  return (
    <KindField kind={kind} about={personIn(kind) === undefined ? '' : online('friend.person-text')} setKind={set}>
      <option value={ME}>{online('friend.seat-me')}</option>
      <option value={OPEN}>{online('friend.seat-open')}</option>
      {people.length > 0 && (
        <optgroup label={online('friend.people')}>
          {people.map(({ person, name }) => (
            <option key={person} value={personKind(person)}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </KindField>
  );
}
