/** What an invitation leads to: a server, one of its tables, and the token that opens a seat there. */
export interface Invitation {
  /** The server's address, without a slash at its end. */
  readonly server: string;
  readonly table: string;
  readonly token: string;
}

const LINK = /^(https?:\/\/[^#?\s]+?)\/?(?:\?[^#\s]*)?#\/join\/([A-Za-z0-9_-]{22})\/([A-Za-z0-9_-]{22})$/;

/** Reads a link as people send it to each other; undefined if it is none. What it says for previews is left out. */
export function readLink(text: string): Invitation | undefined {
  const [, server, table, token] = LINK.exec(text.trim()) ?? [];
  return token === undefined ? undefined : { server, table, token };
}

/** The link of an invitation. */
export const linkTo = ({ server, table, token }: Invitation): string => `${server}/#/join/${table}/${token}`;
