import type { QrPath } from './qr-path';

/** Pixels of one unit of the code: large enough for any banking app that reads it from an image. */
const SCALE = 12;

const drawn = ({ side, path }: QrPath): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = side * SCALE;
  canvas.height = side * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no image');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return canvas;
};

/** Saves a code as a PNG of that name; rejects where the browser can't draw it. */
export const saveQrImage = async (code: QrPath, fileName: string): Promise<void> => {
  const canvas = drawn(code);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser makes no PNG');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken the image over once the click is done with.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
