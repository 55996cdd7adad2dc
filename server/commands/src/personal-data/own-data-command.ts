import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSubject } from 'server-exchange/own-data/subject.queries';
import { type CopySource, writeCopy } from 'server-exchange/own-data/write-copy';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import { dayOf } from 'shared-contract/base/days';
import { personName } from 'shared-contract/base/french';
import { CommandError, typedPath } from '../exchange/run-command';
import { unknownOption } from '../exchange/typed-options';
import { requireNewFile, writePrivateFile } from './write-private-file';

const USAGE =
  'Usage\u00a0: npm run own-data -- <matricule> --motif "…" --dossier <dossier> (--cle age1… | --en-clair)';

const OPTIONS = {
  motif: { type: 'string' },
  dossier: { type: 'string' },
  cle: { type: 'string' },
  'en-clair': { type: 'boolean' },
} as const;

/** An age key of a person who may open the copy. */
const KEY = /^age1[a-z0-9]+$/;

/** The key that closes the copy; null where it is asked for open, undefined where that was not decided. */
const recipientOf = ({
  cle,
  'en-clair': isOpen = false,
}: {
  cle?: string | undefined;
  'en-clair'?: boolean | undefined;
}): string | null | undefined => {
  if (isOpen) return cle === undefined ? null : undefined;
  return cle !== undefined && KEY.test(cle) ? cle : undefined;
};

const readOrder = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [matricule, ...rest] = positionals;
    const reason = values.motif?.trim();
    const recipient = recipientOf(values);
    const isComplete = matricule !== undefined && rest.length === 0 && reason && values.dossier;
    if (isComplete && recipient !== undefined)
      return { matricule, reason, recipient, folder: typedPath(values.dossier ?? '') };
  } catch {
    // What can't be read is answered by the way to write it.
  }
  const unknown = unknownOption(
    args,
    Object.keys(OPTIONS).map((name) => `--${name}`),
  );
  throw new CommandError(unknown === null ? USAGE : `${unknown}\n${USAGE}`);
};

const reportText = (path: string, person: string, recipient: string | null): string =>
  [
    `Copie des données de ${person}\u00a0: ${path}`,
    recipient === null
      ? 'Ce fichier n’est pas chiffré\u00a0: remettez-le en mains propres et effacez-le.'
      : 'Seule la clé privée qui va avec cette clé publique l’ouvre\u00a0: age -d -i <clé privée> -o copie.zip <fichier>',
  ].join('\n');

/**
 * `npm run own-data`: the same copy as « Télécharger mes données », made by the data protection officer for one person.
 * The look is written down, for the audit and for who asks who read her file, before a single byte is read.
 */
export const ownDataCommand = async (source: CopySource, args: string[]): Promise<string> => {
  const { matricule, reason, recipient, folder } = readOrder(args);
  const { db, clock } = source;
  const subject = await findSubject(db.orm, matricule);
  if (!subject) throw new CommandError(`Aucun étudiant n’a le matricule ${matricule}.`);
  const { etudiantId, prenom, nom } = subject;
  const at = clock.now();
  const path = join(folder, `donnees-${matricule}-${dayOf(at)}.zip${recipient === null ? '' : '.age'}`);
  await requireNewFile(path);
  await insertAuditEvent(db.orm, {
    action: 'donnees.remises',
    etudiantId,
    target: `etudiant:${etudiantId}`,
    purpose: reason,
    role: 'delegue',
    at,
  });
  await writePrivateFile(path, await writeCopy(source, subject), recipient);
  return reportText(path, personName(prenom, nom), recipient);
};
