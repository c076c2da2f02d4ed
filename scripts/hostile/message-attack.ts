import { PROTOCOL } from '@interregnum/protocol';
import type { Attack } from './attack.ts';
import { HostileSocket } from './hostile-socket.ts';
import { nextMessage } from './messages.ts';

const AT_ONCE = 50;
/** A socket is used for so many messages. */
const PER_SOCKET = 1000;

const HELLO = JSON.stringify({ id: 'hello', do: 'hello', protocol: PROTOCOL });

/** Messages on sockets as they should be opened: of players of the tables and of strangers, with and without a greeting. */
export const messageAttack: Attack = {
  name: 'messages',
  share: 60,
  lanes: 4,
  async run(context, chance, count) {
    const { port, tally, members, strangers } = context;
    for (let left = count; left > 0; left -= PER_SOCKET) {
      const person = chance.of(chance.oneIn(2) ? members : strangers);
      const socket = await HostileSocket.open(port, person.key, tally);
      if (!chance.oneIn(6)) await socket.send([HELLO]);
      for (let sent = 0; sent < Math.min(left, PER_SOCKET) && socket.isOpen; sent += AT_ONCE)
        await socket.send(Array.from({ length: AT_ONCE }, () => nextMessage(person, context, chance)));
      socket.close();
    }
  },
};
