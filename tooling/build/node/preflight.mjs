import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { root } from '../paths.mjs';

/**
 * Why a port can't be listened on, by the system's code; null where it can.
 *
 * @type {(port: number, host: string) => Promise<string | null>}
 */
const refusalOf = (port, host) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code ?? 'inconnu'));
    probe.listen(port, host, () => probe.close(() => done(null)));
  });

/** @type {(env: NodeJS.ProcessEnv) => Promise<string[]>} */
const portFaults = async ({ PORT = '3000', HOST = '127.0.0.1' }) => {
  const code = await refusalOf(Number(PORT), HOST).catch(() => null);
  if (code === 'EADDRINUSE')
    return [
      `Le port ${PORT} est déjà pris par un autre programme : arrêtez-le, ou choisissez-en un autre (PORT=3001).`,
    ];
  if (code === 'EACCES')
    return [
      `Le port ${PORT} demande des droits que ce compte n’a pas : prenez-en un au-dessus de 1023 (PORT).`,
    ];
  return [];
};

/** The folder, or the nearest one above it that is there. @type {(path: string) => string} */
const existing = (path) => (existsSync(path) || dirname(path) === path ? path : existing(dirname(path)));

/** @type {(path: string) => string[]} */
const folderFaults = (path) => {
  try {
    // Rights alone do not tell of a disk that is read only.
    rmdirSync(mkdtempSync(join(existing(path), '.essai-')));
    return [];
  } catch {
    return [
      `On ne peut pas écrire dans ${path} : donnez-en le droit à ce compte, ou choisissez un autre dossier.`,
    ];
  }
};

/**
 * What of the machine would end a start after minutes of work: the port, the folders that are written. Whole sentences in
 * French; other faults of the settings are the server's to say.
 *
 * @param {{ builds: boolean, env?: NodeJS.ProcessEnv }} start `builds`: the repository itself is written too
 * @returns {Promise<string[]>}
 */
export const findFaults = async ({ builds, env = process.env }) => {
  const folders = [
    ...(builds ? [root] : []),
    resolve(root, env.DATA_DIR ?? '.data'),
    ...(env.RELEASES_BUCKET ? [] : [resolve(root, env.RELEASES_DIR ?? 'releases')]),
  ];
  return [...(await portFaults(env)), ...new Set(folders.flatMap(folderFaults))];
};

/** Ends this process with the faults of the machine, if there are any. @type {(start: { builds: boolean }) => Promise<void>} */
export const refuseFaults = async (start) => {
  const faults = await findFaults(start);
  if (faults.length === 0) return;
  console.error(faults.join('\n'));
  process.exit(1);
};
