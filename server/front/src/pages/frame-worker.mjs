import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread that renders first frames: it runs the file of the shell's build that it is given, and nothing else. Each
 * message `{ id, request }` is answered by `{ id, frame }`, or by `{ id, error }` where the rendering threw.
 *
 * @typedef {{ prepareFrames: () => Promise<void>, renderFrame: (request: object) => object }} ShellFrames
 */

/** @type {ShellFrames} */
const { prepareFrames, renderFrame } = createRequire(import.meta.url)(workerData);

await prepareFrames();

/** @type {(message: { id: number, request: object }) => object} */
const answer = ({ id, request }) => {
  try {
    return { id, frame: renderFrame(request) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on('message', (message) => parentPort?.postMessage(answer(message)));
