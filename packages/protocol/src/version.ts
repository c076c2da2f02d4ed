/** The version of these messages. A server speaks this one and the one before. */
export const PROTOCOL = 1;
