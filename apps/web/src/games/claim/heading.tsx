import { factionOf, OVER, TRICKS } from '@interregnum/claim/board';
import { Emblem } from './emblems.tsx';
import { factionName } from './factions.ts';
import type { TableProps } from './table.ts';

/** Which phase it is, which trick, and what was led. */
export function Heading({ table, scene }: TableProps) {
  const { phase, trick, led } = table;
  const { text } = scene;
  const faction = led === null ? undefined : factionOf(led);
  return (
    <header className="cl-heading">
      <h2>{text(`claim.phase-${phase}`)}</h2>
      {phase !== OVER && <span>{text('claim.trick', { trick, tricks: TRICKS })}</span>}
      {faction !== undefined && (
        <strong className="cl-led">
          <Emblem faction={faction} /> {text('claim.led', { faction: factionName(faction, scene) })}
        </strong>
      )}
    </header>
  );
}
