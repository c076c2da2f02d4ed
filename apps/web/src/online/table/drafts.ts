import type { Seat } from '@interregnum/kernel';

/** What was chosen of a turn, and the turn that it belongs to. */
export interface KeptDraft {
  readonly seat: Seat;
  /** What the turn is made on. */
  readonly token: string;
  readonly texts: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** What was kept of the turn that a seat is asked for now; nothing of any other turn, and nothing of what cannot be read. */
export function draftFrom(kept: string | undefined, { seat, token }: Omit<KeptDraft, 'texts'>): readonly string[] {
  if (kept === undefined) return [];
  try {
    const draft: Partial<Record<keyof KeptDraft, unknown>> = JSON.parse(kept);
    return draft.seat === seat && draft.token === token && isTexts(draft.texts) ? draft.texts : [];
  } catch {
    return [];
  }
}

export const draftText = ({ seat, token, texts }: KeptDraft): string => JSON.stringify({ seat, token, texts });
