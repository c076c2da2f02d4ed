import { awakeAudio } from '../sound/audio.ts';
import { type Note, play } from '../sound/synth.ts';

/** Two short notes, a fourth apart. */
const NOTES: readonly Note[] = [587.33, 783.99].map((pitch, at) => ({
  wave: 'sine',
  pitch,
  at: at * 0.16,
  length: 0.5,
  loudness: 0.12,
}));

/** A small sound, made here. Where the page was never touched, nothing is heard. */
export function playSound(): void {
  const audio = awakeAudio();
  if (audio !== undefined) play(audio, NOTES, 1);
}
