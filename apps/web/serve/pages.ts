import { hash } from 'node:crypto';
import { CONTENT_SECURITY_POLICY } from '@interregnum/server';
import type { Plugin } from 'vite';

const policyTag = (content: string) => ({
  tag: 'meta',
  attrs: { 'http-equiv': 'Content-Security-Policy', content },
  injectTo: 'head-prepend' as const,
});

/** Has a built page bring its security policy: a host of files sends none. */
export const policyInPage = (): Plugin => ({
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [policyTag(CONTENT_SECURITY_POLICY)],
});

/** Leads from a path to the address that the app has for it: from /games/rules/claim to /games/#/rules/claim. */
const leadBack = (base: string): string => `
      const base = ${JSON.stringify(base)};
      const { pathname } = location;
      location.replace(base + (pathname.startsWith(base) ? '#/' + pathname.slice(base.length) : ''));
    `;

/** What hosts of files show for a path where nothing is. */
export function notFoundPage(base: string): string {
  const script = leadBack(base);
  const policy = `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Interregnum</title>
    <script>${script}</script>
  </head>
  <body>
    <p><a href="${base}">Interregnum</a></p>
  </body>
</html>
`;
}

/** Writes 404.html where a build knows its path; a page that is shown at any depth cannot look for it. */
export const notFound = (): Plugin => {
  let base = './';
  return {
    name: 'not-found',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      if (base.startsWith('/')) this.emitFile({ type: 'asset', fileName: '404.html', source: notFoundPage(base) });
    },
  };
};
