import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The text of each page of a PDF, read in a thread of its own: pdf.js gives the globals of where it is loaded what
 * a browser has (`navigator`, `Iterator`, …), and the tests of a process share theirs.
 */
export const pdfTexts = async (bytes: Uint8Array): Promise<string[]> => {
  const worker = new Worker(new URL('./texts-worker.mjs', import.meta.url), {
    workerData: Uint8Array.from(bytes),
    execArgv: [],
  });
  try {
    const [pages] = await once(worker, 'message');
    return pages;
  } finally {
    await worker.terminate();
  }
};
