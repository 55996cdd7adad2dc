import { create } from 'qrcode';

/** A QR code as one SVG path of unit squares, on a side of so many units, its quiet zone included. */
export interface QrPath {
  side: number;
  path: string;
}

/** Units of white around the code (ISO 18004). */
const QUIET = 4;

/** Draws a text as a QR code of level M, the level of EPC codes; bytes are UTF-8. */
export const qrPath = (text: string): QrPath => {
  const bytes = new TextEncoder().encode(text);
  const { modules } = create([{ data: bytes, mode: 'byte' }], { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) squares.push(`M${x + QUIET} ${y + QUIET}h1v1h-1z`);
    }
  }
  return { side: modules.size + 2 * QUIET, path: squares.join('') };
};
