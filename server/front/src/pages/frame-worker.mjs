import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';

/**
 * Renders first frames in a process of its own: it runs the file of the shell's build that it is given,
 * and those of the remotes' screens that it is asked for. Each message `{ id, request }` is answered by `{ id, frame }`,
 * or by `{ id, error }` where the rendering threw.
 *
 * @typedef {import('shared-contract/portal/first-frame').FrameRequest} FrameRequest
 * @typedef {import('shared-contract/portal/first-frame').DrawnScreen} DrawnScreen
 *
 * @typedef {object} ShellFrames
 * @property {() => Promise<void>} prepareFrames
 * @property {(screen: DrawnScreen, module: unknown) => Promise<void>} [prepareScreen] absent in a shell that draws none
 * @property {(request: FrameRequest) => object} renderFrame
 * @property {(request: FrameRequest) => Promise<unknown>} [explainFrame] what a part of a page throws
 */

/** @type {(message: object) => void} */
const send = (message) => process.send?.(message);
/** The file of a shell. */
const [, , shell = ''] = process.argv;

/** Sent once, before the answers: until then it is opening. */
const READY = { ready: true };

const require = createRequire(import.meta.url);

/** @type {ShellFrames} */
const { prepareFrames, prepareScreen, renderFrame, explainFrame } = require(shell);

await prepareFrames();
send(READY);

/** Renderings of a screen whose lazy parts come in between: each may show the next ones. */
const ATTEMPTS = 3;

/** @type {(request: FrameRequest, attempts: number) => Promise<object>} */
const renderWithParts = async (request, attempts) => {
  try {
    return renderFrame(request);
  } catch (error) {
    if (attempts <= 1) throw error;
    await setImmediate();
    return renderWithParts(request, attempts - 1);
  }
};

/** @type {(request: FrameRequest) => Promise<object>} */
const render = async (request) => {
  if (!request.screen || !prepareScreen) return renderFrame(request);
  await prepareScreen(request.screen, require(request.screen.file));
  return renderWithParts(request, ATTEMPTS);
};

/** @type {(message: { id: number, request: FrameRequest }) => Promise<object>} */
const answer = async ({ id, request }) => {
  try {
    return { id, frame: await render(request) };
  } catch (error) {
    return { id, error: (await explainFrame?.(request)) ?? error };
  }
};

let last = Promise.resolve();

// One after another: what takes long is then the first of those that wait.
process.on('message', (/** @type {{ id: number, request: FrameRequest }} */ message) => {
  last = last.then(async () => send(await answer(message)));
});

process.on('disconnect', () => process.exit());
