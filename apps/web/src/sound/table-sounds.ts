import type { ScreenInput } from '@interregnum/screen';
import { useEffect, useRef } from 'react';
import type { ShownTable } from '../table/model/use-shown.ts';
import { sound } from './sounding.ts';
import { soundsBetween } from './sounds-between.ts';

/** Lets a table be heard. It draws nothing. */
export function TableSounds({ shown: { input } }: { readonly shown: ShownTable }) {
  const before = useRef<ScreenInput>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = input;
    if (was !== undefined && was !== input) sound(soundsBetween(was, input));
  }, [input]);
  return null;
}
