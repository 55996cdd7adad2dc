import { parseArgs } from 'node:util';
import { type ErasureDone, ErasureRefused, erasePerson } from 'server-exchange/erasure/erase-person';
import { readmitPerson } from 'server-exchange/erasure/readmit-person';
import type { Database, Tx } from 'server-kernel/db/client';
import type { FileStore } from 'server-kernel/files/store/file-store';
import { RETENTION_RULES } from 'server-portal/domains/retention-rules';
import { findCurrentEnrolment } from 'server-portal/domains/shared/people/current-enrolment.queries';
import { CommandError } from '../exchange/run-command';
import { unknownOption } from '../exchange/typed-options';

const USAGE = 'Usage\u00a0: npm run erase -- <matricule> --motif "…" [--essai | --retour]';

const readOrder = (args: string[]) => {
  try {
    const options = {
      motif: { type: 'string' },
      essai: { type: 'boolean' },
      retour: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [matricule, ...rest] = positionals;
    const reason = values.motif?.trim();
    const { essai: isTrial = false, retour: isReturn = false } = values;
    if (matricule !== undefined && rest.length === 0 && reason && !(isTrial && isReturn))
      return { matricule, reason, isTrial, isReturn };
  } catch {
    // What can't be read is answered by the way to write it.
  }
  const unknown = unknownOption(args, ['--motif', '--essai', '--retour']);
  throw new CommandError(unknown === null ? USAGE : `${unknown}\n${USAGE}`);
};

const isEnrolled = async (tx: Tx, etudiantId: number, day: string): Promise<boolean> =>
  (await findCurrentEnrolment(tx, etudiantId, day)) !== null;

const reportText = ({ person, tables, files }: ErasureDone, isTrial: boolean): string =>
  [
    isTrial ? `Essai\u00a0: de ${person} seraient effacés` : `De ${person} sont effacés`,
    ...tables.map(({ table, rows }) => `  ${table}\u00a0: ${rows}`),
    isTrial ? '  et leurs fichiers. Rien n’a été changé.' : `  fichiers\u00a0: ${files}`,
  ].join('\n');

/** `npm run erase`: erases a person as the rules of every domain say, tells what it would, or lets her come back. */
export const eraseCommand = async (
  db: Database,
  files: Pick<FileStore, 'remove'>,
  args: string[],
  now: Date,
): Promise<string> => {
  const { isReturn, ...order } = readOrder(args);
  const rules = RETENTION_RULES.flatMap((one) => one.rules);
  try {
    if (isReturn)
      return `${await readmitPerson(db, { ...order, now })} est de retour\u00a0: le prochain paquet écrit ses données.`;
    return reportText(await erasePerson({ db, files, isEnrolled }, rules, { ...order, now }), order.isTrial);
  } catch (error) {
    throw error instanceof ErasureRefused ? new CommandError(error.message) : error;
  }
};
