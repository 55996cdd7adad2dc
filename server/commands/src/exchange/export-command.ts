import { readdir } from 'node:fs/promises';
import { exportPackage } from 'server-exchange/package/export-package';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database } from 'server-kernel/db/client';
import { packageKinds } from 'server-portal/domains/exchange';
import { CommandError, typedPath } from './run-command';
import { unknownOption } from './typed-options';

const USAGE = 'Usage\u00a0: npm run export -- <dossier vide ou nouveau>';

const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;

/** The folder that was typed; throws CommandError. */
export const readExportOrder = ([name, ...rest]: string[]): string => {
  const unknown = unknownOption([name ?? '', ...rest], []);
  if (unknown !== null) throw new CommandError(`${unknown}\n${USAGE}`);
  if (name === undefined || rest.length > 0) throw new CommandError(USAGE);
  return name;
};

/** Exports the school's data into an empty or a new folder. */
export const exportCommand = async (db: Database, args: string[], now: Date): Promise<string> => {
  const name = readExportOrder(args);
  const folder = typedPath(name);
  if (!(await isEmpty(folder)))
    throw new CommandError(`${name} n’est pas vide\u00a0: choisissez un autre dossier.`);
  const counts = await db.maintenance((client) => exportPackage(client, packageKinds, folder));
  await insertAuditEvent(db.orm, { at: now, role: 'system', action: 'donnees.exportees' });
  const lines = [...counts].map(
    ([kind, rows]) => `  ${`${kind}.csv`.padEnd(26)}${String(rows).padStart(10)}`,
  );
  return [...lines, '', `Ce dossier contient des données personnelles\u00a0: ${folder}`].join('\n');
};
