import { useEffect, useState } from 'react';

/** A path that draws the dark squares of a code, each of size 1, with a quiet border around them. */
export function pathOf(dark: readonly (readonly boolean[])[]): string {
  return dark
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
}

/** A link as a QR code, always dark on light: cameras read no other. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const [dark, setDark] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let isCurrent = true;
    import('uqr').then(({ encode }) => isCurrent && setDark(encode(link, { ecc: 'M', border: 3 }).data));
    return () => {
      isCurrent = false;
    };
  }, [link]);
  const size = dark?.length ?? 1;
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {dark !== undefined && <path d={pathOf(dark)} />}
    </svg>
  );
}
