import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tooling/build/paths.mjs';
import type { PortalProcess } from './portal-process';

/** Where a command is killed: before, or in the middle of, its nth write below the release folder. */
export interface Crash {
  step: number;
  moment: 'avant' | 'pendant';
}

const preloadOf = (folder: string, { step, moment }: Crash): string[] => {
  const url = pathToFileURL(join(root, 'deploy/testing/crash-at.mjs'));
  url.search = String(new URLSearchParams({ under: folder, step: String(step), moment }));
  return ['--import', url.href];
};

/**
 * Runs `portalctl` as a process over this portal's releases, with `env` beside its environment; `code` is null when it was
 * killed.
 */
export const runCommand = async (
  { releases }: Pick<PortalProcess, 'releases'>,
  args: string[],
  { crash, env = {} }: { crash?: Crash; env?: Record<string, string> } = {},
) => {
  const child = spawn(
    process.execPath,
    [...(crash ? preloadOf(releases, crash) : []), join(root, 'deploy/testing/command.mjs'), ...args],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, RELEASES_DIR: releases, ...env } },
  );
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [code, signal] = await once(child, 'close');
  if (code === null && signal !== 'SIGKILL') throw new Error(`${args.join(' ')}: ${signal}`);
  return { code, said };
};
