import { useMemo } from 'react';
import { code128 } from '../../domain/files/code-128.ts';

/** The width of the blank margin that scanners need at both ends, in modules. */
const MARGIN = 10;
const HEIGHT = 28;
/** Above this many modules, a module is one pixel wide instead of two, so that the code fits on the page. */
const WIDE = 130;

/** An item number as Code 128; the number itself is beside it in the table. Shows nothing for a text that has no code. */
export function BarCode({ text }: { text: string }) {
  const code = useMemo(() => code128(text), [text]);
  if (!code) return null;
  const width = code.width + 2 * MARGIN;
  // Whole pixels, so that bars of equal width look equal.
  const module = width > WIDE ? 1 : 2;
  const path = code.bars.map((bar) => `M${MARGIN + bar.at} 0h${bar.width}v${HEIGHT}h-${bar.width}z`).join('');
  return (
    <svg
      className="cb-code"
      width={width * module}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className="cb-code__ink" d={path} />
    </svg>
  );
}
