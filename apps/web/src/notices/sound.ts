/** Two short notes, a fourth apart: hertz, and when each begins, in seconds. */
const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const LENGTH = 0.5;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/** Browsers let a page sound only after it was touched: called then. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** A small sound, made here. Where the page was never touched, nothing is heard. */
export function playSound(): void {
  wakeSound();
  if (context === undefined) return;
  const now = context.currentTime;
  for (const { pitch, at } of NOTES) {
    const [note, volume] = [context.createOscillator(), context.createGain()];
    note.type = 'sine';
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + at + LENGTH);
    note.connect(volume).connect(context.destination);
    note.start(now + at);
    note.stop(now + at + LENGTH);
  }
}
