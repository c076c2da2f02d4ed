/** A worker sees no settings of the page: the language of its notices lies in a cache, for the app in the folder `scope`. */
const cacheOf = (scope: string): string => `interregnum-notices ${scope}`;
const placeIn = (scope: string): string => `${scope}language`;

export const keepLanguage = async (scope: string, language: string): Promise<void> =>
  (await caches.open(cacheOf(scope))).put(placeIn(scope), new Response(language));

export const keptLanguage = async (scope: string): Promise<string | undefined> =>
  (await caches.match(placeIn(scope), { cacheName: cacheOf(scope) }))?.text();
