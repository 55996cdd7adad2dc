import { Worker } from 'node:worker_threads';

const WORKER_FILE = import.meta.url.endsWith('.ts') ? './pdf-worker.mjs' : './pdf-worker.js';

/** A document that takes longer is refused, milliseconds. */
const TIME_LIMIT = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const TOO_MUCH = 'ERR_WORKER_OUT_OF_MEMORY';

const isTooMuch = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === TOO_MUCH;

/** Why a PDF can't be read: a password, a broken structure or no page, or too much of the machine to find out. */
export type PdfFault = 'locked' | 'unreadable' | 'heavy';

const isFault = (verdict: unknown): verdict is PdfFault => verdict === 'locked' || verdict === 'unreadable';

/**
 * Null when a PDF opens without a password and has a first page. Rejects when the thread itself can't run: that says
 * nothing of the document.
 */
export const pdfFault = (bytes: Buffer, workerFile = WORKER_FILE): Promise<PdfFault | null> => {
  const copy = Uint8Array.from(bytes);
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: MEMORY,
    execArgv: [],
  });
  return new Promise<PdfFault | null>((resolve, reject) => {
    const deadline = setTimeout(() => resolve('heavy'), TIME_LIMIT);
    worker.once('message', (verdict: unknown) => resolve(isFault(verdict) ? verdict : null));
    worker.once('error', (error) => (isTooMuch(error) ? resolve('heavy') : reject(error)));
    worker.once('exit', (code) => {
      clearTimeout(deadline);
      reject(new Error(`the thread that reads PDFs ended with code ${code}`));
    });
  }).finally(() => worker.terminate());
};
