const KEY = 'interregnum lesson steps';

/** How far lessons have come in this browser, by their words. */
function readSteps(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** The step at which a lesson was left; the first one if it was not begun, or is over. */
export function keptStep(lesson: string): number {
  const step = readSteps()[lesson];
  return typeof step === 'number' && Number.isSafeInteger(step) && step > 0 ? step : 0;
}

export function keepStep(lesson: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSteps(), [lesson]: step }));
  } catch {
    // The next visit begins anew.
  }
}
