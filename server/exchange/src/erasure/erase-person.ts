import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database, Tx } from 'server-kernel/db/client';
import { removeUnused } from 'server-kernel/files/kept-bytes';
import type { FileStore } from 'server-kernel/files/store/file-store';
import { dayOf } from 'shared-contract/base/days';
import { personName } from 'shared-contract/base/french';
import {
  type ErasedTable,
  eraseRows,
  findOwnDigests,
  lockSubject,
  markErased,
  removeContents,
} from './erase-rows.queries';
import type { RetentionRule } from './retention-rule';

/** The person can't be erased; its message is French and for the officer who asked. */
export class ErasureRefused extends Error {}

/** An erasure of the officer's. */
export interface ErasureOrder {
  matricule: string;
  /** Reason in the officer's words; it stays in the audit. */
  reason: string;
  now: Date;
  /** Does everything, tells what it did, and undoes it. */
  isTrial?: boolean;
}

/** Result of an erasure. */
export interface ErasureDone {
  /** Her name, so that the officer sees whose file it was. */
  person: string;
  tables: ErasedTable[];
  /** Files whose bytes are gone as well. */
  files: number;
}

class Undone extends Error {
  constructor(
    readonly done: ErasureDone,
    readonly empreintes: string[],
  ) {
    super('a trial is undone');
  }
}

interface Target {
  db: Database;
  files: Pick<FileStore, 'remove'>;
  /** True when the student is enrolled in the academic year of a day, YYYY-MM-DD. */
  isEnrolled: (tx: Tx, etudiantId: number, day: string) => Promise<boolean>;
}

const erase = async (
  { db, isEnrolled }: Target,
  rules: readonly RetentionRule[],
  { matricule, reason, now, isTrial = false }: ErasureOrder,
) =>
  db.transaction(async (tx) => {
    const subject = await lockSubject(tx, matricule);
    if (!subject) throw new ErasureRefused(`Aucun étudiant n’a le matricule ${matricule}.`);
    const { etudiantId, prenom, nom } = subject;
    if (await isEnrolled(tx, etudiantId, dayOf(now)))
      throw new ErasureRefused(
        `${personName(prenom, nom)} est inscrite ou inscrit cette année\u00a0: ses données servent encore à ses études.`,
      );
    const empreintes = await findOwnDigests(tx, subject);
    const tables = await eraseRows(tx, rules, subject);
    await removeContents(tx, empreintes);
    await markErased(tx, subject, now);
    await insertAuditEvent(tx, {
      action: 'donnees.effacees',
      etudiantId,
      target: `etudiant:${etudiantId}`,
      purpose: reason,
      role: 'system',
      at: now,
    });
    const done = { person: personName(prenom, nom), tables, files: 0 };
    if (isTrial) throw new Undone(done, empreintes);
    return { done, empreintes };
  });

/**
 * Erases what the rules say of a person, on the officer's command, in one transaction; then the bytes that nothing
 * names any longer. Throws ErasureRefused for a number that is nobody's and for somebody who studies this year.
 */
export const erasePerson = async (
  target: Target,
  rules: readonly RetentionRule[],
  order: ErasureOrder,
): Promise<ErasureDone> => {
  try {
    const { done, empreintes } = await erase(target, rules, order);
    let removed = 0;
    for (const empreinte of empreintes) {
      if (await removeUnused(target, empreinte)) removed += 1;
    }
    return { ...done, files: removed };
  } catch (error) {
    if (error instanceof Undone) return { ...error.done, files: error.empreintes.length };
    throw error;
  }
};
