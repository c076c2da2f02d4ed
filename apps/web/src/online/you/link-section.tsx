import { useId, useState } from 'react';
import { useWords } from '../../shell/words.tsx';
import { SharedLink } from '../waiting-room/shared-link.tsx';
import { askIdentity } from './ask-identity.ts';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

/** Makes links by which other devices become the visitor's, and shows the last one. */
export function LinkSection() {
  const you = useYouWords();
  const { language } = useWords();
  const heading = useId();
  const [link, setLink] = useState<{ readonly token: string; readonly until: number }>();
  const { isBusy, told, act } = useAsking();
  const make = () =>
    act(async () => {
      setLink(await askIdentity({ do: 'link' }));
      return undefined;
    });
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <section aria-labelledby={heading} className="you-section">
      <h2 id={heading}>{you('link.title')}</h2>
      <p>{you('link.text')}</p>
      <button type="button" className="button" disabled={isBusy} onClick={make}>
        {you(link === undefined ? 'link.make' : 'link.again')}
      </button>
      {link !== undefined && (
        <SharedLink
          key={link.token}
          what="carry"
          rest={[link.token]}
          label={you('link.label')}
          message={you('link.message')}
          about={you('link.until', { time: time.format(link.until) })}
        />
      )}
      <Told told={told} />
    </section>
  );
}
