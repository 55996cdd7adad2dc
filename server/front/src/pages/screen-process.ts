import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FrameChannel, FrameRenderer, type OnFault } from './frame-queue';
import { WORKER_FILE } from './frame-thread';

/** Memory of the process, megabytes: a rendering needs a tenth of it. */
const MEMORY = 96;

/** Node's own limit on what a process may do, by the name that this Node has for it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Renders pages with the screens of remotes, in a process of its own: the code of a domain that runs out of memory would
 * end the whole server from a thread. It has no environment, and may read what is below `folders` and nothing else; it
 * writes nothing and starts nothing.
 */
export const openScreenProcess = (
  file: string,
  folders: readonly string[],
  onFault: OnFault,
): FrameRenderer => {
  // What a link leads to is read by its own name.
  const named = [dirname(WORKER_FILE), dirname(file), ...folders];
  const readable = new Set(named.flatMap((folder) => [folder, realpathSync(folder)]));
  const child = fork(WORKER_FILE, [file], {
    env: {},
    execArgv: [
      `--max-old-space-size=${MEMORY}`,
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
      child.on('exit', (code, signal) => end(new Error(`the process of screens ended (${signal ?? code})`)));
    },
  };
  return new FrameRenderer(file, channel, onFault);
};
