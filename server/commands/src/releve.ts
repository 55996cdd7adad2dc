import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createClock } from 'server-kernel/clock';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { openDatabaseForCommand } from 'server-kernel/db/open-for-command';
import { InstitutionError, loadInstitution } from 'server-kernel/institution/institution';
import { importStatement } from 'server-portal/domains/orders/statements/import-statement';
import { readStatement } from 'server-portal/domains/orders/statements/read-statement';
import { StatementError } from 'server-portal/domains/orders/statements/statement';

const run = async (file: string): Promise<void> => {
  const entries = readStatement(readFileSync(file));
  const config = loadConfig();
  const { institution } = loadInstitution(config.institutionFile);
  const now = createClock(config.portalNow).now();
  const db = await openDatabaseForCommand(config);
  try {
    console.log(JSON.stringify(await importStatement(db, entries, now, institution.iban), null, 2));
  } finally {
    await db.close();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StatementError || error instanceof ConfigError || error instanceof InstitutionError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'Ce fichier n’existe pas.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Usage\u00a0: npm run releve -- <relevé CODA 2 ou camt.053>');
  process.exit(2);
}
try {
  // npm runs scripts in the root, and says where it was called from.
  await run(resolve(process.env['INIT_CWD'] ?? '.', name));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
