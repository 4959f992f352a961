import { useMemo } from 'react';
import { encode } from 'uqr';

/** About how wide a code is, in pixels; a large one is wider, since its squares are two pixels at least. */
const WIDTH = 176;

/** The light margin that readers need around a code, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  /** What the code is for, for those who do not see it. */
  label: string;
}

/** A QR code, drawn as one path of squares. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  // Whole pixels, so that all squares are equal.
  const width = size * Math.max(2, Math.floor(WIDTH / size));
  return (
    <svg
      className="cb-code"
      width={width}
      height={width}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className="cb-code__paper" d={`M0 0h${size}v${size}H0z`} />
      <path className="cb-code__ink" d={path} />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: MARGIN });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
