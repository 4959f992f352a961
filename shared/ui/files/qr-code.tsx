import { useMemo } from 'react';
import { encode } from 'uqr';

/** The approximate width of a code, in px. A code with many modules is wider, because a module takes at least two px. */
const WIDTH = 176;

/** The width of the blank margin that readers need around a code, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  /** The code's text alternative. */
  label: string;
}

/** A QR code, drawn as one SVG path. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  // Whole pixels, so that all modules look equal.
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

function drawCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: MARGIN });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
