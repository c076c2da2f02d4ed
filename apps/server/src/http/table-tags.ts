import { loadGame } from '@interregnum/games';
import type { TableAbout } from '@interregnum/hosting';
import { variantsIn } from '@interregnum/screen';
import { fetchWords, type Language, SHARED, sharedText, translator, webText } from '@interregnum/texts/lazy';

/** What a table is called where its address is shared. */
interface TableWords {
  readonly title: string;
  readonly description: string;
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR', ru: 'ru_RU' };

/** Game and variant of a table in words; nothing of who plays there. */
async function wordsOf({ game, rules, options }: TableAbout, language: Language): Promise<TableWords | undefined> {
  const played = await loadGame(game, rules);
  if (played === undefined) return undefined;
  await fetchWords(language, SHARED, game);
  const [text, shared, words] = [webText(language), sharedText(language), translator(game, language, String)];
  const title = text(`start.title.${game}`);
  const variants = variantsIn(played, options).map(({ name, isOn }) => {
    const option = words.word(`option.${name}`);
    return isOn ? option : shared('option-off', { option });
  });
  const settings = [shared('seats', { count: Number(options.seats) }), ...variants].join(' · ');
  return {
    title: shared('title', { game: title }),
    description: `${settings}. ${text(`start.about.${game}`)}`,
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

const tag = (kind: 'property' | 'name', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`;

/**
 * The page of the app with what others show of a table where its address is shared: Open Graph, which all of them read. `address`
 * is where others find the server.
 */
export async function withTableTags(
  page: string,
  address: string,
  table: string,
  about: TableAbout,
  language: Language,
): Promise<string> {
  const words = await wordsOf(about, language);
  if (words === undefined) return page;
  const { title, description } = words;
  const url = new URL(`?table=${table}&lang=${language}`, address).href;
  const tags = [
    tag('name', 'robots', 'noindex'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', 'Interregnum'),
    tag('property', 'og:locale', LOCALES[language]),
    tag('property', 'og:url', url),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:image', new URL(`shared/${about.game}.png`, address).href),
    tag('property', 'og:image:width', '1200'),
    tag('property', 'og:image:height', '630'),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
  return page
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}
