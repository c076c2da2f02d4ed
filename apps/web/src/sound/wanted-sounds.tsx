import { lazy, Suspense } from 'react';
import type { ShownTable } from '../table/model/use-shown.ts';
import { useSoundSettings } from './sound-settings.ts';

const TableSounds = lazy(async () => ({ default: (await import('./table-sounds.ts')).TableSounds }));

/** The sounds of a table, fetched by whoever wants them. */
export function WantedSounds({ shown }: { readonly shown: ShownTable }) {
  const { sound, buzz } = useSoundSettings();
  if (!sound && !buzz) return null;
  return (
    <Suspense>
      <TableSounds shown={shown} />
    </Suspense>
  );
}
