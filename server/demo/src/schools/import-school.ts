import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { type ImportReport, importPackage } from 'server-exchange/package/import-package';
import { packageKinds } from 'server-portal/domains/exchange';
import { DESK_ACTS } from 'shared-contract/gestion/gestion';
import { DEMO_PASSWORD } from '../people/accounts';
import { DEMO_MARK } from '../school/lists';
import { windowRows } from './calendar';
import type { DemoSchool, SchoolFiles } from './school';
import { writePackage } from './write-package';

/** Imports declared files by the way of every school's package; throws where one of them is refused. */
export const importFiles = async (client: Client, files: SchoolFiles): Promise<ImportReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'portail-ecole-'));
  try {
    await writePackage(files, folder);
    const report = await importPackage(client, packageKinds, folder, { dryRun: false });
    if (report.faults.total > 0) throw new Error(JSON.stringify(report.faults.files, null, 1));
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The windows of a school, open again around "now". */
export const importWindows = (client: Client, { windows }: DemoSchool, now: Date): Promise<ImportReport> =>
  importFiles(client, { periodes: windowRows(windows, now) });

/** What no package holds: passwords, who decides for which section, and the mark of a demonstration. */
const addDemonstration = async (client: Client, { name, desk }: DemoSchool): Promise<void> => {
  await client.query('update comptes set mot_de_passe = $1', [DEMO_PASSWORD]);
  for (const { username, programmes } of desk) {
    await client.query(
      `insert into gestion_sections (compte_id, programme_id, actes)
       select c.compte_id, p.programme_id, $3 from comptes c, programmes p
       where c.identifiant = $1 and p.code = any($2) on conflict do nothing`,
      [username, programmes, DESK_ACTS],
    );
  }
  await client.query(
    'insert into parametres (nom, valeur_id, libelle, ordre, actif) values ($1, 1, $2, 0, true) on conflict do nothing',
    [DEMO_MARK, name],
  );
};

/** Imports a whole school into an empty database. */
export const importSchool = async (
  client: Client,
  school: DemoSchool,
  now: Date,
  privacyVersion: string,
): Promise<ImportReport> => {
  const files = { ...school.files(now, privacyVersion), periodes: windowRows(school.windows, now) };
  const report = await importFiles(client, files);
  await addDemonstration(client, school);
  return report;
};
