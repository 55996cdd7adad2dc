import { renderPdf } from './render-pdf';
import { createCanvas, LIMITS, type RenderedFile } from './rendered-file';

const renderPicture = async (blob: Blob): Promise<RenderedFile> => {
  const picture = await createImageBitmap(blob);
  const scale = Math.min(1, LIMITS.width / picture.width);
  const canvas = createCanvas(picture.width * scale, picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { pages: [canvas], count: 1 };
};

/** Renders an image or a PDF; throws when it can't be read, or takes too long. */
export const renderFile = (blob: Blob): Promise<RenderedFile> =>
  blob.type === 'application/pdf' ? renderPdf(blob) : renderPicture(blob);
