import type { AppText } from '@interregnum/texts/lazy';
import type { Timeline } from '../model/timeline.ts';

const ICONS = {
  first: 'M6 5v16M21 5v16L9 13z',
  back: 'M18 5v16L7 13z',
  play: 'M8 4v18l13-9z',
  pause: 'M8 5h3v16H8zM15 5h3v16h-3z',
  forward: 'M8 5v16l11-8z',
  last: 'M20 5v16M5 5v16l12-8z',
} as const;

interface StepProps {
  readonly icon: keyof typeof ICONS;
  readonly text: AppText;
  readonly act: () => void;
  /** Whether there is nothing there; the button can keep the focus. */
  readonly leadsNowhere?: boolean;
}

function Step({ icon, text, act, leadsNowhere = false }: StepProps) {
  const label = text(`replay.${icon}`);
  return (
    <button
      type="button"
      className="button plain"
      aria-label={label}
      title={label}
      aria-disabled={leadsNowhere}
      onClick={act}
    >
      <svg viewBox="0 0 26 26" width="24" height="24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

/** Buttons from moment to moment, and one to play it all. */
export function ReplaySteps({ timeline, text }: { readonly timeline: Timeline; readonly text: AppText }) {
  const { at, isAtEnd, isRunning, last } = timeline;
  return (
    <div className="replay-steps">
      <Step icon="first" text={text} act={() => timeline.goTo(0)} leadsNowhere={at === 0} />
      <Step icon="back" text={text} act={() => timeline.step(-1)} leadsNowhere={at === 0} />
      <Step icon={isRunning ? 'pause' : 'play'} text={text} act={() => timeline.toggle()} />
      <Step icon="forward" text={text} act={() => timeline.step(1)} leadsNowhere={isAtEnd} />
      <Step icon="last" text={text} act={() => timeline.goTo(last)} leadsNowhere={isAtEnd} />
    </div>
  );
}
