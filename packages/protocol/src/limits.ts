/** Limits of what a client may send. A server counts bytes before it reads anything. */
export const LIMITS = {
  /** Bytes of one message; records of local tables that move online may be longer. */
  message: 16 * 1024,
  record: 512 * 1024,
  /** Decisions of one turn, or of a draft. */
  decisions: 100,
  seats: 4,
  /** Characters of the address of a push service. */
  endpoint: 1000,
  /** Tables of which a device wants to be told otherwise than of all. */
  tablesSetApart: 100,
  /** Characters of what somebody says. */
  said: 200,
  /** Plans of a seat, planned turns one on the other, and turns of others before each of them. */
  plans: 4,
  planned: 3,
  turnsBetween: 6,
} as const;
