import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { PrintModel } from './print-model';

const WORKER_FILE = import.meta.url.endsWith('.ts') ? './print-worker.source.mjs' : './print-worker.js';

/** A document takes a few hundred milliseconds: more means that something is broken. */
const TIME_LIMIT = 20_000;

const limit = pLimit(2);

const layOut = (model: PrintModel): Promise<Buffer> => {
  const worker = new Worker(new URL(WORKER_FILE, import.meta.url), { workerData: model, execArgv: [] });
  return new Promise<Buffer>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`a document could not be made: ${reason}`));
    const deadline = setTimeout(() => fail('it took too long'), TIME_LIMIT);
    worker.once('message', (bytes: unknown) => {
      if (bytes instanceof Uint8Array) resolve(Buffer.from(bytes));
      else fail('no bytes came');
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(deadline);
      fail(`the thread ended with code ${code}`);
    });
  }).finally(() => worker.terminate());
};

/** The PDF of a document, laid out in a thread of its own: reading fonts would hold up everybody else. */
export const printPdf = (model: PrintModel): Promise<Buffer> => limit(() => layOut(model));
