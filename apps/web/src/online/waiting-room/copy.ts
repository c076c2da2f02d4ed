/**
 * Copies what a field holds, and leaves it selected. Pages over plain http, as at home, have no clipboard of their own: there
 * the browser's old command does it.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Not allowed: perhaps the old way is.
  }
  return document.execCommand('copy');
}
