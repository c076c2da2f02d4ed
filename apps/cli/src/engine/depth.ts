const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const OPENING = ['[', '{'].map((sign) => sign.charCodeAt(0));
const CLOSING = [']', '}'].map((sign) => sign.charCodeAt(0));

/** Whether brackets of a JSON text are nested deeper than allowed. Those within strings do not count. */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    else if (quoted) {
      if (sign === BACKSLASH) at++;
    } else if (OPENING.includes(sign)) {
      if (++depth > limit) return true;
    } else if (CLOSING.includes(sign)) depth--;
  }
  return false;
}
