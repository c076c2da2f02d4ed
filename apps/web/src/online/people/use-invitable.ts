import type { PersonMet } from '@interregnum/protocol/client';
import { useEffect, useState } from 'react';
import { useHosted } from '../connection/hello.ts';
import { pageConnection } from '../connection/page-connection.ts';

/** Those with whom the visitor has played, the latest first, as far as they want to be invited. Nobody is known before that is heard. */
export function useInvitable(): readonly PersonMet[] {
  const isPlayer = useHosted() === 'player';
  const [people, setPeople] = useState<readonly PersonMet[]>([]);
  useEffect(() => {
    if (!isPlayer) return;
    let isCurrent = true;
    pageConnection()
      .ask('people', {})
      .then(
        (met) => isCurrent && setPeople(met.people.filter(({ isInvitable }) => isInvitable)),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isPlayer]);
  return people;
}
