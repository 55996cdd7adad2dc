import { and, eq } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { attestations } from 'server-schema/records/attestations';
import { etudiants } from 'server-schema/records/people';
import { DOCUMENT_CODE, newCode } from '../../shared/printing/check-code';

export interface Issue {
  nature: string;
  etudiantId: number;
  inscriptionId: number;
  /** Day of issue in Brussels. */
  jour: string;
  /** SHA-256 of what the document says. */
  empreinte: string;
}

/** The code of a document: the same words on the same day keep the one that they have. */
export const issueCode = async (db: Executor, issue: Issue, now: Date): Promise<string> => {
  await db
    .insert(attestations)
    .values({ ...issue, code: newCode(DOCUMENT_CODE), creeLe: now })
    .onConflictDoNothing({
      target: [attestations.inscriptionId, attestations.nature, attestations.jour, attestations.empreinte],
    });
  const [row] = await db
    .select({ code: attestations.code })
    .from(attestations)
    .where(
      and(
        eq(attestations.inscriptionId, issue.inscriptionId),
        eq(attestations.nature, issue.nature),
        eq(attestations.jour, issue.jour),
        eq(attestations.empreinte, issue.empreinte),
      ),
    );
  if (!row) throw new Error('the code of a document was not written');
  return row.code;
};

/** Document of a check code, with full names (callers reduce them to initials); null for an unknown code. */
export const findAttestation = async (db: Executor, code: string) => {
  const [row] = await db
    .select({
      nature: attestations.nature,
      jour: attestations.jour,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
    })
    .from(attestations)
    .innerJoin(etudiants, eq(etudiants.etudiantId, attestations.etudiantId))
    .where(eq(attestations.code, code));
  return row ?? null;
};
