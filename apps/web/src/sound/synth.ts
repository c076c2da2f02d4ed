/** A part of a sound: a tone, or noise as of paper and wood. Times are in seconds. */
export interface Note {
  readonly wave: OscillatorType | 'noise';
  /** Hertz; of noise, the middle of what is let through. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly at: number;
  readonly length: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** How long a sound takes to rise: without that it would crack. */
const RISE = 0.008;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise. It is always the same: the numbers follow from one another. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const known = noises.get(audio);
  if (known !== undefined) return known;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 1;
  for (let at = 0; at < samples.length; at++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[at] = word / 2 ** 31;
  }
  noises.set(audio, buffer);
  return buffer;
}

/** What a note begins as. */
function sourceOf(audio: BaseAudioContext, { wave, pitch, to = pitch, length }: Note, start: number) {
  if (wave === 'noise') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 });
    filter.frequency.exponentialRampToValueAtTime(to, start + length);
    return { source, sounds: source.connect(filter) };
  }
  const source = new OscillatorNode(audio, { type: wave, frequency: pitch });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  return { source, sounds: source };
}

/** Plays notes, all of them louder or softer, some seconds from now. */
export function play(audio: BaseAudioContext, notes: readonly Note[], volume: number, later = 0): void {
  for (const note of notes) {
    const start = audio.currentTime + later + note.at;
    const { source, sounds } = sourceOf(audio, note, start);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.loudness * volume, start + RISE);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + note.length);
    sounds.connect(gain).connect(audio.destination);
    source.start(start);
    source.stop(start + note.length);
  }
}
