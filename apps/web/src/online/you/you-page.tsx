import './you.css';
import type { IdentityInfo } from '@interregnum/protocol';
import { ONLINE, YOU } from '@interregnum/texts/lazy';
import { useCallback, useEffect, useState } from 'react';
import { WordsProvider } from '../../shell/words.tsx';
import { useHosted } from '../connection/hello.ts';
import { OnlinePage } from '../connection/online-page.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { askIdentity, identityErrorKey } from './ask-identity.ts';
import { DataSection, Deleted } from './data-section.tsx';
import { DeviceList } from './device-list.tsx';
import { HolidaySection } from './holiday-section.tsx';
import { LinkSection } from './link-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { useYouWords } from './words.ts';

/** Who the visitor is to the server, and on which devices. */
export const YouPage = () => (
  <WordsProvider catalogues={[ONLINE, YOU]}>
    <You />
  </WordsProvider>
);

function You() {
  const you = useYouWords();
  const online = useOnlineWords();
  const hosted = useHosted();
  const [isDeleted, setDeleted] = useState(false);
  return (
    <OnlinePage title={you('title')}>
      {isDeleted ? (
        <Deleted />
      ) : hosted === 'no' ? (
        <p>{online('friend.absent-text')}</p>
      ) : (
        <Known deleted={() => setDeleted(true)} />
      )}
    </OnlinePage>
  );
}

function Known({ deleted }: { readonly deleted: () => void }) {
  const you = useYouWords();
  const [info, setInfo] = useState<IdentityInfo>();
  const [errorKey, setErrorKey] = useState<string>();
  const look = useCallback(async (): Promise<void> => {
    try {
      setInfo(await askIdentity({ do: 'show' }));
      setErrorKey(undefined);
    } catch (problem) {
      setErrorKey(identityErrorKey(problem));
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  if (info === undefined)
    return (
      <p role="alert" className="wrong">
        {errorKey === undefined ? '' : you(errorKey)}
      </p>
    );
  const { name } = info;
  return (
    <>
      <section className="you-section">
        <h2>{name === undefined ? you('who-guest') : you('who', { name })}</h2>
        <p>{you(name === undefined ? 'who-guest-text' : 'who-text')}</p>
      </section>
      {info.devices.length > 0 && <DeviceList devices={info.devices} look={look} />}
      {name !== undefined && <LinkSection />}
      <PasskeySection info={info} look={look} />
      {name !== undefined && <PeopleSection />}
      {name !== undefined && <HolidaySection />}
      {name !== undefined && <DataSection deleted={deleted} />}
    </>
  );
}
