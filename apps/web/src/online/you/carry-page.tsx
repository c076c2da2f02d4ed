import './you.css';
import type { LinkInfo } from '@interregnum/protocol';
import { RequestFailed } from '@interregnum/protocol/client';
import { ONLINE, YOU } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { WordsProvider } from '../../shell/words.tsx';
import { OnlinePage } from '../connection/online-page.tsx';
import { askIdentity, identityErrorKey, startAnew } from './ask-identity.ts';
import { Told } from './told.tsx';
import { useAsking } from './use-asking.ts';
import { useYouWords } from './words.ts';

/** What a link to an identity leads to. Nothing changes before the visitor has said that it is theirs. */
export const CarryPage = ({ token }: { readonly token: string }) => (
  <WordsProvider catalogues={[ONLINE, YOU]}>
    <Carried token={token} />
  </WordsProvider>
);

const GONE: LinkInfo = { tables: 0, isGone: true };

type Seen = LinkInfo | { readonly errorKey: string } | undefined;

/** A link that is none is gone; anything else that goes wrong may go right the next time. */
const seenIn = (problem: unknown): Seen =>
  problem instanceof RequestFailed && problem.error.code === 'bad-request'
    ? GONE
    : { errorKey: identityErrorKey(problem) };

function Carried({ token }: { readonly token: string }) {
  const you = useYouWords();
  const [seen, see] = useState<Seen>();
  useEffect(() => {
    let isCurrent = true;
    askIdentity({ do: 'look', token }).then(
      (info) => isCurrent && see(info),
      (problem: unknown) => isCurrent && see(seenIn(problem)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return (
    <OnlinePage title={you('carry.title')}>
      {seen === undefined ? null : 'errorKey' in seen ? (
        <p role="alert" className="wrong">
          {you(seen.errorKey)}
        </p>
      ) : seen.isGone || seen.isYours ? (
        <Closed state={seen.isGone ? 'gone' : 'yours'} />
      ) : (
        <Offer token={token} info={seen} />
      )}
    </OnlinePage>
  );
}

function Offer({ token, info }: { readonly token: string; readonly info: LinkInfo }) {
  const you = useYouWords();
  const { isBusy, told, act } = useAsking();
  const { name, tables } = info;
  const take = () =>
    act(async () => {
      await askIdentity({ do: 'take', token });
      startAnew('/you');
      return undefined;
    });
  return (
    <section className="you-section">
      <h2>{name === undefined ? you('carry.who-unnamed') : you('carry.who', { name })}</h2>
      <p>{you('carry.text')}</p>
      {tables > 0 && <p>{you('carry.tables', { count: tables })}</p>}
      {tables > 0 && <p className="you-care">{you('carry.care')}</p>}
      <div className="you-doors">
        <button type="button" className="button gold" disabled={isBusy} onClick={take}>
          {you('carry.take')}
        </button>
        <Link href="/" className="button">
          {you('carry.leave')}
        </Link>
      </div>
      <Told told={told} />
    </section>
  );
}

function Closed({ state }: { readonly state: 'gone' | 'yours' }) {
  const you = useYouWords();
  return (
    <section className="you-section">
      <h2>{you(`carry.${state}`)}</h2>
      <p>{you(`carry.${state}-text`)}</p>
      <Link href="/you" className="button">
        {you('carry.to-you')}
      </Link>
    </section>
  );
}
