import type { IdentityInfo, PasskeyInfo } from '@interregnum/protocol';
import { useId, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { askIdentity, startAnew } from './ask-identity.ts';
import { dateOf, deviceName } from './device-words.ts';
import { ListedItem } from './listed-item.tsx';
import { addPasskey, signInByPasskey } from './passkey.ts';
import { passkeySupport } from './passkey-support.ts';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

interface PasskeySectionProps {
  readonly info: IdentityInfo;
  readonly look: () => Promise<void>;
}

/** Keys that bring the visitor back; or why there are none here. */
export function PasskeySection({ info, look }: PasskeySectionProps) {
  const you = useYouWords();
  const heading = useId();
  const [support] = useState(passkeySupport);
  const { passkeys } = info;
  const { isBusy, told, act } = useAsking();
  const then = (work: () => Promise<unknown>, done: string) => () =>
    act(async () => {
      await work();
      await look();
      return you(done);
    });
  const remove = (passkey: string) => then(() => askIdentity({ do: 'drop-passkey', passkey }), 'passkeys.removed');
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('passkeys.title')}</h2>
      <p>{you('passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="table-list">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} isBusy={isBusy} remove={remove(passkey.id)} />
          ))}
        </ul>
      )}
      {support === 'ready' ? (
        <div className="you-doors">
          {info.name !== undefined && (
            <button type="button" className="button" disabled={isBusy} onClick={then(addPasskey, 'passkeys.added')}>
              {you('passkeys.add')}
            </button>
          )}
          {passkeys.length === 0 && <SignIn tables={info.tables} isBusy={isBusy} act={act} />}
        </div>
      ) : (
        <p>{you(`passkeys.${support}`)}</p>
      )}
      <Told told={told} />
    </section>
  );
}

interface PasskeyItemProps {
  readonly passkey: PasskeyInfo;
  readonly isBusy: boolean;
  readonly remove: () => void;
}

function PasskeyItem({ passkey, isBusy, remove }: PasskeyItemProps) {
  const you = useYouWords();
  const { language } = useWords();
  const device = deviceName(passkey, you);
  return (
    <ListedItem
      name={device}
      about={you('passkeys.made', { date: dateOf(passkey.madeDay, language) })}
      isBusy={isBusy}
      button={you('passkeys.remove')}
      meaning={you('passkeys.remove-which', { device })}
      act={remove}
    />
  );
}

interface SignInProps {
  readonly tables: number;
  readonly isBusy: boolean;
  readonly act: ReturnType<typeof useAsking>['act'];
}

/** What this browser has comes along, which is told first. */
function SignIn({ tables, isBusy, act }: SignInProps) {
  const you = useYouWords();
  const about = useId();
  const signIn = () =>
    act(async () => {
      await signInByPasskey();
      startAnew('/you');
      return undefined;
    });
  return (
    <>
      <button type="button" className="button" disabled={isBusy} aria-describedby={about} onClick={signIn}>
        {you('passkeys.use')}
      </button>
      <span id={about} className="quiet">
        {tables === 0 ? '' : you('passkeys.use-text', { count: tables })}
      </span>
    </>
  );
}
