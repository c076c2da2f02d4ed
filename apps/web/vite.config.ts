import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { notFound, policyInPage } from './serve/pages.ts';
import { serviceWorker } from './serve/service-worker.ts';

/** What is needed together comes in one piece: the start page, what reads records, a table. All else is split by need. */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'record', test: /packages\/(kernel|record)\/src|@noble\/|\/idb\/|apps\/web\/src\/storage/, priority: 2 },
  {
    name: 'table',
    test: /packages\/(table|sitting)\/src|apps\/web\/src\/(table|look|shell)\//,
    priority: 1,
  },
];

/** What only tables on a server need. */
const ONLINE =
  /apps\/web\/src\/online\/(?!connection\/hello[.])|packages\/protocol\/|packages\/match\/src\/layout[.]|packages\/texts\/src\/(online|you)\/|\/uqr\/|\/@simplewebauthn\//;

/** Chunks of what only tables on a server need are named so: they are not kept for visits without a network. */
const chunkName = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/${moduleIds.every((id) => ONLINE.test(id)) ? 'online-' : ''}[name]-[hash].js`;

export default defineConfig({
  // Any folder of any server will do, unless a build is told of one: see serve/build.ts.
  base: './',
  plugins: [react(), policyInPage(), notFound(), serviceWorker()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { chunkFileNames: chunkName, codeSplitting: { groups: GROUPS } } },
  },
  worker: { format: 'es' },
});
