import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { createCanvas, LIMITS, type RenderedFile } from './rendered-file';

/** A document that takes longer to draw is given up, milliseconds. */
const TIME_LIMIT = 10_000;

/**
 * pdf.js reads the document in a worker, which can be ended, so that no document freezes the page. Where remotes come
 * from another origin no worker starts, and pdf.js reads on the page itself. Its « legacy » build is the one for the
 * browsers that the portal supports.
 */
const openPdf = async (blob: Blob): Promise<PDFDocumentLoadingTask> => {
  const pdf = await import(/* webpackChunkName: "late-pdf" */ 'pdfjs-dist/legacy/build/pdf.mjs');
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href;
  const data = new Uint8Array(await blob.arrayBuffer());
  return pdf.getDocument({ data, useWasm: false, enableXfa: false });
};

const drawPage = async (page: PDFPageProxy): Promise<HTMLCanvasElement> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(LIMITS.width / width, LIMITS.height / height) });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  return canvas;
};

const drawPages = async (document: PDFDocumentProxy): Promise<RenderedFile> => {
  const pages: HTMLCanvasElement[] = [];
  for (let rank = 1; rank <= Math.min(document.numPages, LIMITS.pages); rank += 1) {
    pages.push(await drawPage(await document.getPage(rank)));
  }
  return { pages, count: document.numPages };
};

/** Rejects after the time limit; `stop` ends the wait. */
const timeLimit = () => {
  let stop = (): void => {};
  const promise = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the document takes too long to draw')), TIME_LIMIT);
    stop = () => clearTimeout(timer);
  });
  return { promise, stop: () => stop() };
};

/** The first pages of a PDF; throws when it can't be read or takes too long. */
export const renderPdf = async (blob: Blob): Promise<RenderedFile> => {
  const opening = await openPdf(blob);
  const limit = timeLimit();
  try {
    return await Promise.race([opening.promise.then(drawPages), limit.promise]);
  } finally {
    limit.stop();
    await opening.destroy();
  }
};
