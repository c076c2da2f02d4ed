import { useId, useState } from 'react';
import { GAME_IDS, type GameId } from '../games/index.ts';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import { BotFace } from '../ui/bot-face.tsx';
import { Strip } from '../ui/strip.tsx';
import { dealRung } from './deal-rung.ts';
import { ladderOf, type Rung } from './ladder.ts';
import type { Result } from './result.ts';
import { dateWords, modeWords, useResultWords } from './words.ts';

/** The bots of a game, the strongest on top, and the next one to be beaten. */
export function LadderSection({ results: kept }: { readonly results: readonly Result[] }) {
  const { text } = useWords();
  const results = useResultWords();
  const heading = useId();
  const [game, setGame] = useState<GameId>(() => lastPlayed(kept));
  const rungs = ladderOf(game, kept);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{results('ladder.title')}</h2>
      <p>{results('ladder.about')}</p>
      <Strip
        legend={results('ladder.game')}
        unseen
        values={GAME_IDS.map((value) => ({ value, label: text(`start.title.${value}`) }))}
        value={game}
        change={setGame}
      />
      {rungs.every(({ state }) => state !== 'next') && <p className="day-result">{results('ladder.top')}</p>}
      <ol reversed className="results-list ladder">
        {rungs.toReversed().map((rung) => (
          <RungItem key={rung.level} game={game} rung={rung} />
        ))}
      </ol>
    </section>
  );
}

/** The game that was played last: that is the ladder one is on. */
function lastPlayed(kept: readonly Result[]): GameId {
  const latest = [...kept].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const played = latest.flatMap(({ game }) => GAME_IDS.find((id) => id === game) ?? []);
  return played[0] ?? GAME_IDS[0];
}

function RungItem({ game, rung }: { readonly game: GameId; readonly rung: Rung }) {
  const { text, table, language } = useWords();
  const results = useResultWords();
  const { isBusy, problem, begin } = useDealing();
  const [name, button] = [useId(), useId()];
  const { level, state, since, played, won, elsewhere } = rung;
  const stands =
    since === undefined ? results(`ladder.${state}`) : results('ladder.beaten', { date: dateWords(language, since) });
  const modes = elsewhere.map((mode) => modeWords(results, mode)).join(' · ');
  return (
    <li className={`rung ${state}`} aria-current={state === 'next' ? 'step' : undefined}>
      <BotFace kind={level} />
      <div>
        <h3 id={name}>
          {table(`level.${level}`)} <span className="quiet">{text('table.bot')}</span>
        </h3>
        <p className="rung-stands">
          {[stands, played > 0 && results('ladder.score', { won, played })].filter(Boolean).join(' · ')}
        </p>
        <p className="quiet">{table(`level-text.${level}`)}</p>
        {modes !== '' && <p className="quiet">{results('ladder.elsewhere', { modes })}</p>}
        {state === 'next' && (
          <button
            type="button"
            id={button}
            className="button gold"
            aria-labelledby={`${button} ${name}`}
            disabled={isBusy}
            onClick={() => begin(() => dealRung(game, level, table))}
          >
            {results('ladder.play')}
          </button>
        )}
        <p role="alert" className="wrong">
          {problem === undefined ? '' : text(problem)}
        </p>
      </div>
    </li>
  );
}
