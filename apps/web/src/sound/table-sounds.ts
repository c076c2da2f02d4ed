import type { ScreenInput } from '@interregnum/screen';
import { useEffect, useRef } from 'react';
import type { ShownTable } from '../table/model/use-shown.ts';
import { sound } from './sounding.ts';
import { soundsBetween } from './sounds-between.ts';
import { soundsOnStage } from './sounds-on-stage.ts';

/** Lets a table be heard: what is played beat by beat, else all at once. It draws nothing. */
export function TableSounds({ shown: { input, stage } }: { readonly shown: ShownTable }) {
  const { beats, at } = stage;
  const before = useRef<ScreenInput>(undefined);
  const looksBack = input.moment.since !== undefined;
  const isPlayed = beats.length > 0;
  useEffect(() => {
    if (!looksBack) sound(soundsOnStage({ beats, at }));
  }, [beats, at, looksBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each input is heard once, whatever becomes of its beats
  useEffect(() => {
    const was = before.current;
    before.current = input;
    if (was !== undefined && was !== input) sound(soundsBetween(was, input, isPlayed));
  }, [input]);
  return null;
}
