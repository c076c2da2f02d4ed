import { fetchWords } from '@interregnum/texts/lazy';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { gameOfTable, newestGame, tableOfGame } from './games/index.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { fetchNotes } from './shell/fetch-notes.ts';
import { currentSettings } from './shell/settings.ts';
import { WordsProvider } from './shell/words.tsx';
import { StartPage } from './start/start-page.tsx';

const NewTablePage = lazy(async () => ({ default: (await import('./new-table/new-table-page.tsx')).NewTablePage }));
const tablePage = () => import('./table/table-page.tsx');
const TablePage = lazy(async () => ({ default: (await tablePage()).TablePage }));
const FriendPage = lazy(async () => ({ default: (await import('./online/friend/friend-page.tsx')).FriendPage }));
const MovePage = lazy(async () => ({ default: (await import('./online/friend/move-page.tsx')).MovePage }));
const JoinPage = lazy(async () => ({ default: (await import('./online/invitation/join-page.tsx')).JoinPage }));
const OnlineTablePage = lazy(async () => ({
  default: (await import('./online/table/online-table-page.tsx')).OnlineTablePage,
}));
const LearnPage = lazy(async () => ({ default: (await import('./learn/learn-page.tsx')).LearnPage }));
const YouPage = lazy(async () => ({ default: (await import('./online/you/you-page.tsx')).YouPage }));
const CarryPage = lazy(async () => ({ default: (await import('./online/you/carry-page.tsx')).CarryPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/rules-page.tsx')).RulesPage }));
const ResultsPage = lazy(async () => ({ default: (await import('./results/results-page.tsx')).ResultsPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./settings/settings-page.tsx')).SettingsPage }));

/** What the first page needs is fetched beside its words, not after them. What fails here is fetched and told again. */
function expectTable(id: string): void {
  const game = gameOfTable(id);
  const needed = game && [
    newestGame(game),
    tableOfGame(game),
    fetchWords(currentSettings().language, game),
    fetchNotes(game),
  ];
  Promise.allSettled([tablePage(), ...(needed ?? [])]);
}

const TABLE = '#/table/';
if (location.hash.startsWith(TABLE)) expectTable(location.hash.slice(TABLE.length));

/** The pages. Their addresses stand behind a #, so that any server of files will do. */
export function App() {
  return (
    <WordsProvider>
      <Router hook={useHashLocation}>
        <ErrorBoundary>
          <Suspense fallback={<p className="arriving">Interregnum</p>}>
            <Switch>
              <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
              <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/friend/:game">{({ game }) => <FriendPage game={game} />}</Route>
              <Route path="/move/:id">{({ id }) => <MovePage key={id} id={id} />}</Route>
              <Route path="/join/:table/:token">{(link) => <JoinPage key={link.table} {...link} />}</Route>
              <Route path="/online/:table">{({ table }) => <OnlineTablePage key={table} table={table} />}</Route>
              <Route path="/watch/:table/:token">{(link) => <OnlineTablePage key={link.table} {...link} />}</Route>
              <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
              <Route path="/learn/:game/second">
                {({ game }) => <LearnPage key={`${game} second`} game={game} part="second" />}
              </Route>
              <Route path="/learn/:game/:table">
                {({ game, table }) => <LearnPage key={game} game={game} from={`/online/${table}`} />}
              </Route>
              <Route path="/learn/:game/:table/:token">
                {({ game, table, token }) => <LearnPage key={game} game={game} from={`/join/${table}/${token}`} />}
              </Route>
              <Route path="/you">
                <YouPage />
              </Route>
              <Route path="/carry/:token">{({ token }) => <CarryPage key={token} token={token} />}</Route>
              <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
              <Route path="/results">
                <ResultsPage />
              </Route>
              <Route path="/settings">
                <SettingsPage />
              </Route>
              <Route>
                <StartPage />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Router>
    </WordsProvider>
  );
}
