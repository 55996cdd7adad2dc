import { fork } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FrameChannel, FrameRenderer, type OnFault } from './frame-queue';

const WORKER_FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './frame-worker.mjs' : './frame-worker.js', import.meta.url),
);

/** Memory of the process, megabytes: a rendering needs a tenth of it. */
const MEMORY = 96;

/** Less room for what a rendering leaves behind, and one thread to tidy it up: a few pages a second need no more. */
const LEAN = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  '--v8-pool-size=1',
  '--no-maglev',
  '--no-sparkplug',
];

/** Node's own limit on what a process may do, by the name that this Node has for it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** What the links of a folder lead to, which is read by its own name: a remote's versions may stand elsewhere. */
const linkedIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => join(folder, name))
    .filter((path) => existsSync(path));

/**
 * Renders first frames in a process of its own: code that runs out of memory would end the whole server from a thread. It
 * has no environment, and may read the shell's folder and what is below `folders`, nothing else; it writes nothing and
 * starts nothing.
 */
export const openFrameProcess = (
  file: string,
  folders: readonly string[],
  onFault: OnFault,
): FrameRenderer => {
  const published = folders.filter((folder) => existsSync(folder));
  const named = [dirname(WORKER_FILE), dirname(file), ...published, ...published.flatMap(linkedIn)];
  const readable = new Set(named.flatMap((folder) => [folder, realpathSync(folder)]));
  const child = fork(WORKER_FILE, [file], {
    env: {},
    execArgv: [
      `--max-old-space-size=${MEMORY}`,
      ...LEAN,
      PERMISSION,
      ...[...readable].map((folder) => `--allow-fs-read=${folder}/*`),
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  const channel: FrameChannel = {
    send: (message) => child.send(message, () => {}),
    close: async () => child.kill('SIGKILL'),
    listen: ({ message, end }) => {
      child.on('message', message);
      child.on('error', end);
      child.on('exit', (code, signal) =>
        end(new Error(`the process of first frames ended (${signal ?? code})`)),
      );
    },
  };
  return new FrameRenderer(file, channel, onFault);
};
