/** Render limits: width in pixels, pages. */
export const LIMITS = { width: 1200, pages: 6 } as const;

/** A file as canvases, so that nothing in it can execute or send requests. */
export interface RenderedFile {
  pages: HTMLCanvasElement[];
  /** How many pages it has. */
  count: number;
}

const canvasOf = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  return canvas;
};

const drawPicture = async (blob: Blob): Promise<RenderedFile> => {
  const picture = await createImageBitmap(blob);
  const scale = Math.min(1, LIMITS.width / picture.width);
  const canvas = canvasOf(picture.width * scale, picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return { pages: [canvas], count: 1 };
};

/** pdf.js on the main thread: a cross-origin worker would not start. */
const openPdf = async (blob: Blob) => {
  const [pdf, worker] = await Promise.all([
    import(/* webpackChunkName: "late-pdf" */ 'pdfjs-dist/build/pdf.mjs'),
    import(/* webpackChunkName: "late-pdf-worker" */ 'pdfjs-dist/build/pdf.worker.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  const data = new Uint8Array(await blob.arrayBuffer());
  return pdf.getDocument({ data, useWasm: false, enableXfa: false });
};

const drawPdf = async (blob: Blob): Promise<RenderedFile> => {
  const opening = await openPdf(blob);
  const file = await opening.promise;
  const pages: HTMLCanvasElement[] = [];
  for (let rank = 1; rank <= Math.min(file.numPages, LIMITS.pages); rank += 1) {
    const page = await file.getPage(rank);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: LIMITS.width / width });
    const canvas = canvasOf(viewport.width, viewport.height);
    await page.render({ canvas, viewport }).promise;
    pages.push(canvas);
  }
  const count = file.numPages;
  await opening.destroy();
  return { pages, count };
};

/** Renders an image or a PDF; throws when it can't be read. */
export const renderFile = (blob: Blob): Promise<RenderedFile> =>
  blob.type === 'application/pdf' ? drawPdf(blob) : drawPicture(blob);
