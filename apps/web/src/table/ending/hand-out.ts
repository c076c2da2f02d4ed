import { saveBlob } from '../../storage/save-file.ts';

/** Hands a picture to another app, where the browser can; else saves it. Who thinks better of it has still made it. */
export async function handOut(blob: Blob, about: string): Promise<void> {
  const name = [about, 'png'].join('.');
  const data = { files: [new File([blob], name, { type: blob.type })] };
  if (!navigator.canShare?.(data)) return saveBlob(blob, name);
  await navigator.share(data).catch((problem: unknown) => {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) saveBlob(blob, name);
  });
}

/** Copies a picture, as it is asked for: browsers want to be told at once what will come. */
export const copyPicture = (picture: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
