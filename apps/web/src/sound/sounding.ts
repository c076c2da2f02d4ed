import { awakeAudio } from './audio.ts';
import type { SoundKind } from './kinds.ts';
import { currentSoundSettings, LOUDEST } from './sound-settings.ts';
import { play } from './synth.ts';
import { VOICES } from './voices.ts';

/** More at once would only be noise. */
const MOST = 4;
/** Seconds between the beginnings of two sounds. */
const APART = 0.14;

/** Sounds and buzzes, one after the other, as far as the visitor wants them and the browser lets a page. */
export function sound(kinds: readonly SoundKind[]): void {
  const wanted = kinds.slice(-MOST);
  const settings = currentSoundSettings();
  const audio = settings.sound ? awakeAudio() : undefined;
  if (audio !== undefined)
    for (const [at, kind] of wanted.entries()) play(audio, VOICES[kind].notes, settings.volume / LOUDEST, at * APART);
  const last = wanted.at(-1);
  if (settings.buzz && last !== undefined && canBuzz()) navigator.vibrate([...VOICES[last].buzz]);
}

/** Whether the machine can buzz, and the page was touched: browsers refuse it before. */
const canBuzz = (): boolean => 'vibrate' in navigator && navigator.userActivation.hasBeenActive;
