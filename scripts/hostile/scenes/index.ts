import { chatFloods } from './chat-floods.ts';
import { forgedConsents } from './forged-consents.ts';
import { invitationFloods } from './invitation-floods.ts';
import { identityLinkAtOnce, identityLinkTwice, seatAtOnce } from './links-at-once.ts';
import { prefetchedLinks } from './prefetched-links.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { revokedDevices } from './revoked-devices.ts';
import type { Scene } from './scene.ts';

/** What people do to each other who have met at a table. */
export const SCENES: readonly Scene[] = [
  forgedConsents,
  revokedDevices,
  identityLinkAtOnce,
  identityLinkTwice,
  seatAtOnce,
  prefetchedLinks,
  invitationFloods,
  chatFloods,
  pushEndpoints,
];
