import type { TableExtras } from '../../table/model/extras.ts';
import { Actions, Kept } from './actions.tsx';
import { AfterMatch } from './after-match.tsx';
import type { OnlineTable } from './online-table.ts';
import { StatusBar } from './status-bar.tsx';

/** What a table at a server adds to the screen of all tables. */
export function onlineExtras(online: OnlineTable): TableExtras {
  return {
    line: () => <StatusBar online={online} />,
    actions: (close) => <Actions online={online} close={close} />,
    next: (place) => <AfterMatch online={online} isBrief={place === 'replay'} />,
    kept: () => <Kept />,
    evening: () => online.info.evening,
    get allowsHints() {
      return online.info.hints;
    },
    announceHint: async () => {
      const { viewer } = online.client;
      if (viewer === undefined) return false;
      try {
        await online.remote.ask('hint', { seat: viewer });
        return true;
      } catch {
        return false;
      }
    },
  };
}
