let context: AudioContext | undefined;

/**
 * The page's one way to sound. Browsers let a page sound only after it was touched: before that there is none, and nothing
 * is asked of the browser.
 */
export function awakeAudio(): AudioContext | undefined {
  if (!navigator.userActivation.hasBeenActive) return undefined;
  context ??= new AudioContext();
  void context.resume();
  return context;
}
