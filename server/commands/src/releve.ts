import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import { createClock } from 'server-kernel/clock';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { MissingDatabase } from 'server-kernel/db/missing-database';
import { openDatabaseForCommand } from 'server-kernel/db/open-for-command';
import { InstitutionError, loadInstitution } from 'server-kernel/institution/institution';
import {
  importStatement,
  type StatementImport,
  tryStatement,
} from 'server-portal/domains/orders/statements/import-statement';
import { readStatement } from 'server-portal/domains/orders/statements/read-statement';
import { reportText } from 'server-portal/domains/orders/statements/report-text';
import { StatementError } from 'server-portal/domains/orders/statements/statement';
import { TakeBackError, takeBackImport } from 'server-portal/domains/orders/statements/take-back-import';
import { unknownOption } from './exchange/typed-options';

/** Lines of the command's acts, in the name of the school. */
const auditAt =
  (at: Date): StatementImport['audit'] =>
  (tx, line) =>
    insertAuditEvent(tx, { ...line, at, actor: null, role: 'system' });

const run = async (path: string, isTrial: boolean): Promise<void> => {
  const entries = readStatement(readFileSync(path));
  const config = loadConfig();
  const { institution } = loadInstitution(config.institutionFile);
  const now = createClock(config.portalNow).now();
  const db = await openDatabaseForCommand(config, { mustExist: true });
  try {
    const report = await (isTrial ? tryStatement : importStatement)(db, entries, {
      file: basename(path),
      compteId: null,
      iban: institution.iban,
      desk: institution.contact.email,
      now,
      audit: auditAt(now),
    });
    console.log(JSON.stringify(report, null, 2));
    // Beside the JSON, for whoever reads the terminal.
    console.error(reportText(report));
  } finally {
    await db.close();
  }
};

const takeBack = async (importation: string): Promise<void> => {
  const config = loadConfig();
  const now = createClock(config.portalNow).now();
  const db = await openDatabaseForCommand(config, { mustExist: true });
  try {
    const count = await takeBackImport(db, importation, { now, audit: auditAt(now) });
    console.log(`L’import ${importation} est annulé\u00a0: ${count} mouvement(s) retiré(s).`);
  } finally {
    await db.close();
  }
};

const EXPLAINED = [MissingDatabase, StatementError, TakeBackError, ConfigError, InstitutionError];

const explain = (error: unknown): string => {
  if (error instanceof Error && EXPLAINED.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'Ce fichier n’existe pas.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const args = process.argv.slice(2);
const [name] = args.filter((arg) => !arg.startsWith('--'));
const options = args.filter((arg) => arg.startsWith('--'));
const unknown = unknownOption(args, ['--essai', '--annuler']);
if (name === undefined || unknown !== null || options.length > 1) {
  if (unknown !== null) console.error(unknown);
  console.error(
    'Usage\u00a0: npm run releve -- <relevé CODA 2 ou camt.052, 053, 054> [--essai] | --annuler <import>',
  );
  process.exit(2);
}
try {
  // npm runs scripts in the root, and says where it was called from.
  if (options[0] === '--annuler') await takeBack(name);
  else await run(resolve(process.env['INIT_CWD'] ?? '.', name), options[0] === '--essai');
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
