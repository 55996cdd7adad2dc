import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';

// The thread that opens one PDF and says whether it can be read; its memory and time are limited from outside.
// Plain JavaScript, so that it starts at once where the rest runs from source.

/** As many pages as the desk draws (`LIMITS.pages` in mf-gestion). */
const WALKED_PAGES = 6;

/**
 * Reads what a page draws, forms within forms too, so that a page whose drawing has no end meets the limits here and
 * not in the browser of whoever opens it. An odd page is no refusal: a reader draws what it can of it.
 *
 * @param {import('pdfjs-dist').PDFDocumentProxy} document
 * @param {number} rank
 */
const walkPage = async (document, rank) => {
  try {
    const page = await document.getPage(rank);
    await page.getOperatorList();
    page.cleanup();
  } catch {
    // Odd: drawn in part, or not at all.
  }
};

/**
 * Opens the document and its first page, then walks the first pages: a password, a broken structure or no page at all
 * is a refusal.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<'good' | 'locked' | 'unreadable'>}
 */
const judge = async (bytes) => {
  try {
    const task = getDocument({ data: bytes, verbosity: 0 });
    const document = await task.promise;
    await document.getPage(1);
    for (let rank = 1; rank <= Math.min(document.numPages, WALKED_PAGES); rank += 1) {
      await walkPage(document, rank);
    }
    return 'good';
  } catch (error) {
    return error instanceof PasswordException ? 'locked' : 'unreadable';
  }
};

parentPort?.postMessage(await judge(workerData));
