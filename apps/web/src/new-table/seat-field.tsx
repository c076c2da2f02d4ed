import type { LookWish } from '@interregnum/match';
import { HUMAN, LONGEST_NAME, type Player } from '@interregnum/record';
import { useId, useState } from 'react';
import { LookChoice } from '../looks/look-choice.tsx';
import { useWords } from '../shell/words.tsx';
import { type nameProblem, OFFERED } from './form.ts';
import { KindField } from './kind-field.tsx';
import { lettersOver } from './naming.ts';

interface SeatFieldProps {
  readonly place: number;
  readonly player: Player;
  /** The name as it was typed. */
  readonly typed: string | undefined;
  /** From 1; 0 where there are no teams. */
  readonly team: number;
  /** What is wrong with the name. */
  readonly problem: ReturnType<typeof nameProblem>;
  readonly setKind: (kind: string) => void;
  readonly setName: (name: string) => void;
  readonly look: LookWish;
  readonly setLook: (look: LookWish) => void;
}

/** Who takes a seat, and what they are called; a seat that the game plays itself is taken. */
export function SeatField(props: SeatFieldProps) {
  const { text } = useWords();
  const { place, player, team } = props;
  return (
    <fieldset className="new-seat">
      <legend>
        {text('new.place', { number: place + 1 })}
        {team === 0 ? null : <span className="new-team">{text('new.team', { number: team })}</span>}
      </legend>
      {!OFFERED.includes(player.kind) ? (
        <>
          <p>
            <strong>{player.name}</strong>
          </p>
          <p className="quiet">{text(`new.${player.kind}`)}</p>
        </>
      ) : (
        <>
          <KindField kind={player.kind} setKind={props.setKind}>
            <option value={HUMAN}>{text('new.person')}</option>
          </KindField>
          <NameField {...props} />
          {player.kind === HUMAN && (
            <details className="new-look">
              <summary>{text('new.look')}</summary>
              <LookChoice wish={props.look} place={place} change={props.setLook} />
            </details>
          )}
        </>
      )}
    </fieldset>
  );
}

/** While it is written in, the field shows what was typed, be it nothing. */
function NameField({ player: { name }, typed, problem, setName }: SeatFieldProps) {
  const { text } = useWords();
  const [isWritten, setWritten] = useState(false);
  const [field, about] = [useId(), useId()];
  return (
    <>
      <label htmlFor={field}>{text('new.name')}</label>
      <input
        id={field}
        className="field"
        value={typed ?? (isWritten ? '' : name)}
        placeholder={name}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={about}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setWritten(true);
          setName(event.target.value);
        }}
        onBlur={() => setWritten(false)}
      />
      <p id={about} className="wrong">
        {problem === undefined ? '' : text(`new.name-${problem}`, { count: lettersOver(name), most: LONGEST_NAME })}
      </p>
    </>
  );
}
