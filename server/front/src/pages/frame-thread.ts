import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type FrameChannel, FrameRenderer, type OnFault } from './frame-queue';

/** What renders, in a thread or in a process. */
export const WORKER_FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './frame-worker.mjs' : './frame-worker.js', import.meta.url),
);

/** Memory of the thread: a rendering needs a tenth of it. */
const LIMITS = { maxOldGenerationSizeMb: 96 };

/** Renders in a thread with no environment: what the shell's file sees of the process is its requests alone. */
export const openFrameThread = (file: string, onFault: OnFault): FrameRenderer => {
  const worker = new Worker(WORKER_FILE, {
    workerData: file,
    env: {},
    execArgv: [],
    resourceLimits: LIMITS,
    // What goes wrong is told by messages; the router's advice against redirections is for nobody.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  const channel: FrameChannel = {
    send: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
    listen: ({ message, end }) => {
      worker.on('message', message);
      worker.on('error', end);
      worker.on('exit', () => end(new Error('the thread of first frames ended')));
    },
  };
  return new FrameRenderer(file, channel, onFault);
};
