import './ui/base.css';
import { fetchWords } from '@interregnum/texts/lazy';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followTurnsWhenIdle } from './shell/follow-turns-when-idle.ts';
import { registerServiceWorker } from './shell/register-service-worker.ts';
import { applySettings, currentSettings } from './shell/settings.ts';
import { leaveSharedAddress } from './shell/shared-address.ts';

leaveSharedAddress();
applySettings();
const root = document.getElementById('root') as HTMLElement;

/** No word could be fetched, so none of the catalogues can tell what to do. */
const withoutWords = (): void =>
  root.replaceChildren(document.querySelector('template')?.content.cloneNode(true) ?? '');

const begin = (): void =>
  createRoot(root, { onUncaughtError: () => setTimeout(withoutWords) }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

fetchWords(currentSettings().language).then(begin, withoutWords);
registerServiceWorker();
followTurnsWhenIdle();
