import type { TableInfo } from '@interregnum/protocol/client';
import { translator } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';

/** The settings of a match, in a few words: variants, who begins, hints. */
export function MatchSettings({ info }: { readonly info: TableInfo }) {
  const { language } = useWords();
  const online = useOnlineWords();
  const words = translator(info.game, language, String);
  const variants = Object.keys(info.options)
    .filter((name) => info.options[name] === true)
    .map((name) => words.word(`option.${name}`));
  const settings = [
    ...(variants.length === 0 ? [online('room.usual')] : variants),
    ...(info.begins === 'lot' && info.phase === 'gathering' ? [online('room.lot')] : []),
    online(info.hints ? 'room.hints' : 'room.no-hints'),
  ];
  return <p className="quiet">{settings.join(' · ')}</p>;
}
