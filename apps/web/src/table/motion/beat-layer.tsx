import './beat-layer.css';
import { type Beat, beatMs } from '@interregnum/screen';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rateOf } from '../model/pace.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { placeOf } from './anchors.ts';
import { Counts } from './counts.tsx';
import { type Flight, flightsOf, type SizeOf, type Standing, standing } from './flights.ts';
import { Flyer } from './flyer.tsx';
import { playInPlace } from './in-place.ts';
import { beatOn, countsOn, onward, type Stage } from './stage.ts';

interface LayerProps {
  readonly shown: ShownTable;
  readonly surface: RefObject<HTMLElement | null>;
}

/** A beat that is being shown: how long it takes, where its pieces were, and what is in the air. */
interface Shown {
  readonly duration: number;
  readonly from: readonly Standing[];
  readonly flights: readonly Flight[];
  /** Where something is counted. */
  readonly place: DOMRect | undefined;
}

const NOTHING: Shown = { duration: 0, from: [], flights: [], place: undefined };

/** The beats whose pieces fly; of others, what is drawn at a place moves there. */
const FLYING: readonly Beat['kind'][] = ['move', 'play'];

/** What flies in a beat, from where it was measured. A card of the draft is shown in one's own hand. */
function flightsIn(
  surface: Element,
  { input }: Stage,
  beat: Beat,
  from: readonly Standing[],
  sizeOf: SizeOf,
): Flight[] {
  if (!FLYING.includes(beat.kind) || (beat.kind === 'play' && input.draft !== undefined)) return [];
  return beat.travels.flatMap((travel, at) =>
    flightsOf(surface, travel, from[at], standing(surface, travel.to, travel), sizeOf),
  );
}

/** Where the pieces of a beat come from; points have a source of their own. */
const origins = (surface: Element, { travels }: Beat): Standing[] =>
  travels.map((travel) => standing(surface, travel.source ?? travel.from, travel));

/**
 * Plays the beats of the stage: before the page is painted, the pieces of each are measured where they are and where they go;
 * then they travel, and the board has them nowhere. A timer leads to the next beat.
 */
export function BeatLayer({ shown, surface }: LayerProps) {
  const { model, stage } = shown;
  const { beats, at, phase } = stage;
  const { Glyph, Piece = Glyph } = model.gameTable;
  const [beatShown, show] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const play = useEffectEvent(() => playPhase(shown, surface.current, beatShown, show, timer));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase of each beat is played once
  useLayoutEffect(() => {
    play();
    return () => clearTimeout(timer.current);
  }, [beats, at, phase]);
  const counts = countsOn(stage);
  if (beatOn(stage) === undefined) return null;
  return createPortal(
    <div className="beat-layer" aria-hidden="true">
      {phase === 'away' &&
        beatShown.flights.map((flight) => (
          <Flyer key={flight.key} flight={flight} duration={beatShown.duration} Piece={Piece} />
        ))}
      {counts.length > 0 && beatShown.place !== undefined && (
        <Counts counts={counts} place={beatShown.place} duration={beatShown.duration} Piece={Glyph} />
      )}
    </div>,
    document.body,
  );
}

type Timer = { current: ReturnType<typeof setTimeout> | undefined };

function playPhase(
  { model, stage, setStage }: ShownTable,
  surface: Element | null,
  shown: Shown,
  show: (shown: Shown) => void,
  timer: Timer,
): void {
  const beat = beatOn(stage);
  if (beat === undefined || surface === null) return;
  const next = (): void => setStage(onward(stage));
  if (stage.phase === 'from') {
    const [counted] = countsOn(stage);
    const place = counted && placeOf(surface, counted.at, counted.piece);
    show({ ...NOTHING, duration: beatMs(beat) * rateOf(model.timeline), from: origins(surface, beat), place });
    next();
  } else if (stage.phase === 'to') {
    const sizeOf = model.gameTable.sizeOf ?? (() => SMALL);
    show({ ...shown, flights: flightsIn(surface, stage, beat, shown.from, sizeOf) });
    next();
  } else {
    playInPlace(surface, beat, shown.from, shown.duration);
    timer.current = setTimeout(next, shown.duration);
  }
}

/** A piece that is drawn nowhere by itself. */
const SMALL = [28, 28] as const;
