import { Worker } from 'node:worker_threads';

const WORKER_FILE = import.meta.url.endsWith('.ts') ? './pdf-worker.mjs' : './pdf-worker.js';

/** A document that takes longer is refused, milliseconds. */
const TIME_LIMIT = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** True when a PDF opens without a password and has a first page; false also when it takes too much to find out. */
export const isReadablePdf = (bytes: Buffer): Promise<boolean> => {
  const copy = Uint8Array.from(bytes);
  const worker = new Worker(new URL(WORKER_FILE, import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: MEMORY,
    execArgv: [],
  });
  return new Promise<boolean>((resolve) => {
    const deadline = setTimeout(() => resolve(false), TIME_LIMIT);
    worker.once('message', (verdict: unknown) => resolve(verdict === true));
    worker.once('error', () => resolve(false));
    worker.once('exit', () => {
      clearTimeout(deadline);
      resolve(false);
    });
  }).finally(() => worker.terminate());
};
