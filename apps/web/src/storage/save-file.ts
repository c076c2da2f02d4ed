/** Hands a text to the visitor as a file. */
export function saveFile(text: string, name: string): void {
  const file = new Blob([text], { type: 'application/x-ndjson' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
