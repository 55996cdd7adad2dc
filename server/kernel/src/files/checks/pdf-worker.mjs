import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// The thread that opens one PDF and says whether it can be read; its memory and time are limited from outside.
// Plain JavaScript, so that it starts at once where the rest runs from source.

/**
 * Opens the document and its first page: a password, a broken structure or no page at all is a refusal.
 *
 * @param {Uint8Array} bytes
 */
const canBeRead = async (bytes) => {
  try {
    const task = getDocument({ data: bytes, stopAtErrors: true, verbosity: 0 });
    const document = await task.promise;
    await document.getPage(1);
    return true;
  } catch {
    return false;
  }
};

parentPort?.postMessage(await canBeRead(workerData));
