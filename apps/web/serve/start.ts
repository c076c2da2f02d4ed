// Builds the app if need be, serves it with its online tables, and prints its address: `npm start`. docs/hosting.md lists
// what can be set.
import { addressesOf, NEARBY, onEnd } from '@interregnum/server';
import {
  type BadSetting,
  newLog,
  type RunningServer,
  readSettings,
  type Settings,
  startServer,
} from '@interregnum/server/online';
import { ensureBuilt } from './build.ts';
import { DIST } from './target.ts';
import { whyNot } from './why-not.ts';

/** Ends with a message and without a stack: the reader can do something about it. */
function giveUp(message: string): never {
  console.error(message);
  process.exit(2);
}

function refuseArguments(given: readonly string[]): void {
  if (given.length === 0) return;
  giveUp(
    `npm start opens the games in the browser and takes no arguments. In the terminal: npx interregnum ${given.join(' ')}`,
  );
}

function settingsGiven(): Settings {
  try {
    return readSettings(process.env);
  } catch (problem) {
    return giveUp((problem as BadSetting).message);
  }
}

async function start(settings: Settings): Promise<RunningServer> {
  try {
    const { first, last } = NEARBY;
    return (
      (await startServer(settings, DIST, newLog(settings.log))) ??
      giveUp(`Ports ${first} to ${last} are taken. Choose another: PORT=8080 npm start`)
    );
  } catch (problem) {
    return giveUp(whyNot(problem, settings));
  }
}

refuseArguments(process.argv.slice(2));
const settings = settingsGiven();
await ensureBuilt();
const server = await start(settings);
const addresses = addressesOf(settings.host, server.port);
console.log(`Interregnum is at ${addresses.join(' and ')} (Ctrl-C ends it)`);
if (addresses.length > 1)
  console.log(
    `Friends in your network open ${addresses[1]}. Open that yourself, too: browsers know you by the address.`,
  );
onEnd(() => void server.close());
