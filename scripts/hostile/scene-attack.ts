import type { Attack } from './attack.ts';
import { SCENES } from './scenes/index.ts';
import type { Tally } from './tally.ts';

/** Requests of a scene, about. */
const SENT = 150;
const PLAYED = 'scene played';

/** Scenes among people at tables of their own, one after the other. There are none where little is sent. */
export const sceneAttack: Attack = {
  name: 'scenes',
  share: 5,
  lanes: 1,
  async run(context, chance, count) {
    for (let sent = SENT; sent <= count; sent += SENT) await next(context.tally)(context, chance);
  },
};

/** The scene whose turn it is. */
function next(tally: Tally) {
  const played = tally.answers.get(PLAYED) ?? 0;
  tally.count(PLAYED);
  return SCENES[played % SCENES.length];
}
