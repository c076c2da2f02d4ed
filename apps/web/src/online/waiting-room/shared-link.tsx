import './shared-link.css';
import { useId, useRef, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { useConnection } from '../connection/use-connection.ts';
import { useOnlineWords } from '../connection/words.ts';
import { copyFrom } from './copy.ts';
import { type LinkedPage, linkTo, sentLink, sharedAddress } from './links.ts';
import { QrCode } from './qr-code.tsx';

interface SharedLinkProps {
  readonly what: LinkedPage;
  /** What follows in the address: a table, and the token. */
  readonly rest: readonly string[];
  readonly label: string;
  /** What is sent along where a system shares it. */
  readonly message: string;
  readonly about?: string;
}

/** A link to be sent: copied, shared, or read by a camera; and where it opens, if not everywhere. */
export function SharedLink({ what, rest, label, message, about }: SharedLinkProps) {
  const online = useOnlineWords();
  const { language } = useWords();
  const { welcome } = useConnection();
  const field = useRef<HTMLInputElement>(null);
  const [name, told] = [useId(), useId()];
  if (welcome === undefined) return null;
  const address = sharedAddress(welcome.address, location);
  const link = sentLink(address.url, language, what, ...rest);
  const { reach } = address;
  const isMain = what !== 'watch';
  return (
    <section className={`shared-link ${what}`} aria-labelledby={name}>
      <div className="shared-link-words">
        <h2 id={name}>{label}</h2>
        {about !== undefined && <p id={told}>{about}</p>}
        <input
          ref={field}
          className="field"
          readOnly
          value={link}
          aria-labelledby={name}
          aria-describedby={about === undefined ? undefined : told}
          onFocus={(event) => event.target.select()}
        />
        <Sending field={() => field.current} link={link} message={message} isFirst={isMain} />
        {isMain && reach !== 'everywhere' && <p className="shared-link-reach">{online(`room.reach.${reach}`)}</p>}
        {isMain && reach === 'network' && !isSecureContext && <p className="quiet">{online('room.insecure')}</p>}
      </div>
      {/* A phone could not open what opens on this computer only. */}
      {isMain && reach !== 'machine' && (
        <figure className="shared-link-code">
          <QrCode link={linkTo(address.url, what, ...rest)} label={online('room.qr')} />
          <figcaption className="quiet">{online('room.qr-text')}</figcaption>
        </figure>
      )}
    </section>
  );
}

interface SendingProps {
  readonly field: () => HTMLInputElement | null;
  readonly link: string;
  readonly message: string;
  readonly isFirst: boolean;
}

function Sending({ field, link, message, isFirst }: SendingProps) {
  const online = useOnlineWords();
  const [copied, setCopied] = useState<boolean>();
  const copy = async (): Promise<void> => {
    const from = field();
    if (from !== null) setCopied(await copyFrom(from));
  };
  // A visitor who closes the system's own dialog has changed their mind.
  const share = (): void => void navigator.share({ text: message, url: link }).catch(() => {});
  return (
    <div className="shared-link-doors">
      <button type="button" className={isFirst ? 'button gold' : 'button'} onClick={copy}>
        {online('room.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button" onClick={share}>
          {online('room.share')}
        </button>
      )}
      <span role="status">{copied === undefined ? '' : online(copied ? 'room.copied' : 'room.copy-failed')}</span>
    </div>
  );
}
