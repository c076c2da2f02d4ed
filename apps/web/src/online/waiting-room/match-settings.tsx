import type { TableInfo } from '@interregnum/protocol/client';
import { variantsIn } from '@interregnum/screen';
import { translator } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';
import { clockWords } from '../clocks/clock-words.ts';
import { useOnlineWords } from '../connection/words.ts';
import { useRules } from './use-rules.ts';

/** The settings of a match, in a few words: variants, who begins, hints, time to think. */
export function MatchSettings({ info }: { readonly info: TableInfo }) {
  const { language } = useWords();
  const online = useOnlineWords();
  const words = translator(info.game, language, String);
  const rules = useRules(info);
  const variants = rules === undefined ? [] : variantsIn(rules, info.options);
  const told = variants.map(({ name, isOn }) => {
    const option = words.word(`option.${name}`);
    return isOn ? option : online('room.option-off', { option });
  });
  const isByChance = info.begins === 'lot' || rules?.meta.firstSeatBegins === false;
  const settings = [
    ...(rules !== undefined && told.length === 0 ? [online('room.usual')] : told),
    ...(isByChance && info.phase === 'gathering' ? [online('room.lot')] : []),
    online(info.hints ? 'room.hints' : 'room.no-hints'),
    ...(info.clock === undefined ? [] : [clockWords(info.clock, online, language)]),
  ];
  return <p className="quiet">{settings.join(' · ')}</p>;
}
