import type { Game, Options } from '@interregnum/kernel';
import { useId } from 'react';
import { kindsAt, withKind } from '../../new-table/form.ts';
import { teamsAt } from '../../new-table/seating.ts';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { type FriendForm, ME, OPEN, SEATED } from './friend-form.ts';

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
  const teams = teamsAt(game, options);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('new.who')}</h2>
      <div className="new-seats">
        {kindsAt(game, form, options).map((kind, place) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            place={place}
            kind={kind}
            team={teams.findIndex((team) => team.includes(place)) + 1}
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
  readonly set: (kind: string) => void;
}

function SeatChoice({ place, kind, team, set }: SeatChoiceProps) {
  const { text, table } = useWords();
  const online = useOnlineWords();
  const field = useId();
  const wordsOf = (each: string): string =>
    each === ME || each === OPEN
      ? online(`friend.seat-${each}`)
      : online('friend.seat-bot', { level: table(`level.${each}`) });
  return (
    <fieldset className="new-seat">
      <legend>
        {text('new.place', { number: place + 1 })}
        {team === 0 ? null : <span className="new-team">{text('new.team', { number: team })}</span>}
      </legend>
      {SEATED.includes(kind) ? (
        <>
          <label htmlFor={field}>{text('new.kind')}</label>
          <select id={field} className="field" value={kind} onChange={(event) => set(event.target.value)}>
            {SEATED.map((each) => (
              <option key={each} value={each}>
                {wordsOf(each)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <>
          <strong>{table(`play.${kind}`)}</strong>
          <p className="quiet">{text(`new.${kind}`)}</p>
        </>
      )}
    </fieldset>
  );
}
