import { parentPort, workerData } from 'node:worker_threads';
import { layOutPdf } from './lay-out-pdf';
import type { PrintModel } from './print-model';

// The thread that lays out one document. The model comes from print-in-thread.ts, which types it.
const model = workerData as PrintModel;

parentPort?.postMessage(await layOutPdf(model));
