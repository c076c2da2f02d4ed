import type { Screen } from '@interregnum/screen';
import { createContext, useContext } from 'react';

const ScreenContext = createContext<Screen<unknown> | undefined>(undefined);

/** Gives the drawings within it the screen that they are on. */
export const ScreenProvider = ScreenContext.Provider;

/**
 * What is open and chosen on the screen just now. It changes with every touch, so whatever asks for it is drawn anew each
 * time: small parts should, whole drawings should not.
 */
export function useScreen(): Screen<unknown> {
  const screen = useContext(ScreenContext);
  if (screen === undefined) throw new Error('drawn outside of a screen');
  return screen;
}
