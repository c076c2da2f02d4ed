/** What can be said with one touch, in every language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'one-moment',
  'back-again',
  'your-turn',
  'good-game',
  'once-more',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What can be shown without words. */
export const REACTIONS = ['smile', 'laugh', 'wow', 'think', 'sad', 'heart'] as const;
export type Reaction = (typeof REACTIONS)[number];
