/** Hands a text to the visitor as a file. */
export const saveFile = (text: string, name: string): void =>
  saveBlob(new Blob([text], { type: 'application/x-ndjson' }), name);

export function saveBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
