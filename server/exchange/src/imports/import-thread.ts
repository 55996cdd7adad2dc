import { Worker } from 'node:worker_threads';
import type { ImportProgress } from 'shared-contract/imports/answers';
import type { ImportTask, TaskResult } from './import-task';

/** Start data of the thread. */
export interface ThreadStart {
  /** Database address. */
  address: string;
  task: ImportTask;
}

/** Message from the thread. */
export type ThreadMessage = { progress: ImportProgress } | { result: TaskResult };

/** Megabytes that a thread may hold: a package of any size takes far less. */
const MEMORY = 512;

/** Carries a task out in a thread of its own: the calls of everybody else go on; aborting it ends the thread. */
export const runInThread = (
  file: URL,
  start: ThreadStart,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<TaskResult> => {
  const worker = new Worker(file, {
    workerData: start,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise<TaskResult>((resolve, reject) => {
    worker.on('message', (message: ThreadMessage) => {
      if ('progress' in message) onProgress(message.progress);
      else resolve(message.result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread of an import ended with code ${code}`)));
    if (signal.aborted) end();
  }).finally(() => {
    signal.removeEventListener('abort', end);
    return worker.terminate();
  });
};
