import { isCanvasFaithful } from 'shared-ui/canvas';
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

/** The code as a drawing, for browsers whose canvas gives back another picture than the one that it was given. */
const asSvg = ({ side, path }: QrPath): Blob => {
  const size = side * SCALE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="M0 0h${side}v${side}h-${side}z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
};

const asPng = async (code: QrPath): Promise<Blob> => {
  const canvas = drawn(code);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser makes no PNG');
  return blob;
};

/** Saves a code as an image of that name, a PNG where the browser gives one that is true, else an SVG. */
export const saveQrImage = async (code: QrPath, name: string): Promise<void> => {
  const isPng = isCanvasFaithful();
  const blob = isPng ? await asPng(code) : asSvg(code);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${isPng ? 'png' : 'svg'}`;
  link.click();
  // The browser has taken the image over once the click is done with.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
