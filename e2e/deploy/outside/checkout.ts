import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from '../../../tooling/build/paths.mjs';
import { writeOutside } from '../../../tooling/new-remote/outside.mjs';

/** Exit of a command; `code` is null when it was killed. */
interface Ended {
  code: number | null;
  /** What it wrote to stdout, and to stderr. */
  said: string;
  refused: string;
}

/** Folder outside the repository with one domain and its installed packages. */
export interface Checkout {
  /** The domain's own folder. */
  domain: string;
  /** `npm run portalctl` there, with `env` beside the environment. */
  portalctl: (args: string[], env: Record<string, string>) => Promise<Ended>;
  /** Replaces a piece of a source, its path below the domain's folder; throws where it is not there. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
}

const run = (
  cwd: string,
  [command = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(command, args, { cwd, env: { ...process.env, ...env } }, (error, said, refused) =>
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : null) : 0, said, refused }),
    );
  });

/** Installs with the packages that the repository was installed with, wherever they are kept on this machine. */
const install = async (folder: string): Promise<void> => {
  const { packageManager } = readJson(join(root, 'package.json'));
  const { storeDir } = readJson(join(root, 'node_modules', '.modules.yaml'));
  const command = ['npx', '--yes', packageManager, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { code, said, refused } = await run(folder, [...command, '--store-dir', storeDir]);
  if (code !== 0) throw new Error(`${folder} can't be installed:\n${said}${refused}`);
};

/** Creates the checkout of a domain in an empty folder and installs it. */
export const checkOut = async (name: string): Promise<Checkout> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-seul-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await writeOutside({ name, folder });
    await install(folder);
  } catch (error) {
    remove();
    throw error;
  }
  const domain = join(folder, name);
  return {
    domain,
    remove,
    portalctl: (args, env) => run(folder, ['npm', 'run', '--silent', 'portalctl', '--', ...args], env),
    edit: (file, from, to) => {
      const path = join(domain, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(from)) throw new Error(`${path} does not say ${from}`);
      writeFileSync(path, source.replace(from, to));
    },
  };
};
