import { create } from 'qrcode';

/** White around a QR code, in its squares (ISO 18004). */
const QUIET = 4;

/** The squares of a text's QR code as one path of unit squares; `side` counts the quiet zone. */
export const qrSquares = (text: string): { side: number; path: string } => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { side: modules.size + 2 * QUIET, path };
};
