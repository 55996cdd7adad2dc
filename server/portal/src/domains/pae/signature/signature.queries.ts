import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { pae, paeUnites } from 'server-schema/pae/pae';
import { anneesAcademiques, unitesEnseignement } from 'server-schema/records/catalogue';
import { etudiants } from 'server-schema/records/people';
import { inscriptions } from 'server-schema/records/records';
import { emailAddressOf } from '../../shared/people/email-address.sql';

const MAX_UNITS = 1000;

export const TO_SIGN = 'À signer';

const select = (db: Executor) =>
  db
    .select({
      inscriptionId: inscriptions.inscriptionId,
      programmeId: inscriptions.programmeId,
      bloc: inscriptions.bloc,
      statutPae: inscriptions.statutPae,
      niveau: inscriptions.niveauCoursLibelle,
      annee: anneesAcademiques.valeur,
    })
    .from(pae)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, pae.inscriptionId))
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId));

export type ProgrammeToSign = Awaited<ReturnType<typeof select>>[number];

/** The student's annual programme that waits for a signature; null when none does. */
export const findToSign = async (db: Executor, etudiantId: number): Promise<ProgrammeToSign | null> => {
  const [row] = await select(db)
    .where(and(eq(inscriptions.etudiantId, etudiantId), eq(inscriptions.statutPae, TO_SIGN)))
    .orderBy(desc(anneesAcademiques.debut), desc(pae.inscriptionId))
    .limit(1);
  return row ?? null;
};

/** True when the latest annual programme was signed online, or given back to the coordinator with a problem. */
export const isSettled = async (db: Executor, etudiantId: number): Promise<boolean> => {
  const [row] = await db
    .select({ isSettled: sql<boolean>`${pae.signeLe} is not null or ${pae.decideLe} is not null` })
    .from(pae)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, pae.inscriptionId))
    .where(
      and(
        eq(inscriptions.etudiantId, etudiantId),
        or(eq(inscriptions.statutPae, 'Signé'), eq(inscriptions.statutPae, 'Soumis')),
      ),
    )
    .orderBy(desc(inscriptions.anneeAcademiqueId))
    .limit(1);
  return row?.isSettled ?? false;
};

/** An annual programme of the student, which nobody else changes until the transaction ends; null when not hers. */
export const lockProgramme = async (
  tx: Tx,
  inscriptionId: number,
  etudiantId: number,
): Promise<ProgrammeToSign | null> => {
  await tx.execute(sql`select 1 from ${pae} where inscription_id = ${inscriptionId} for no key update`);
  const [row] = await select(tx).where(
    and(eq(pae.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId)),
  );
  return row ?? null;
};

/** Units of an annual programme and those validated in another diploma, by code. */
export const findUnits = (db: Executor, inscriptionId: number) =>
  db
    .select({
      code: unitesEnseignement.code,
      libelle: unitesEnseignement.libelle,
      isInEnglish: unitesEnseignement.coursEnAnglais,
      ects: unitesEnseignement.ects,
      q1: unitesEnseignement.q1,
      q2: unitesEnseignement.q2,
      transfert: paeUnites.transfert,
    })
    .from(paeUnites)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, paeUnites.uniteEnseignementId))
    .where(
      and(
        eq(paeUnites.inscriptionId, inscriptionId),
        or(eq(paeUnites.selection, true), eq(paeUnites.transfert, true)),
      ),
    )
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_UNITS);

export type UnitRow = Awaited<ReturnType<typeof findUnits>>[number];

/** Name and address of the signer: the first e-mail address of the file, null without any. */
export const findSigner = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      matricule: etudiants.matricule,
      courriel: emailAddressOf(sql`${etudiantId}`),
    })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId));
  return row ?? null;
};

export type Signer = NonNullable<Awaited<ReturnType<typeof findSigner>>>;

const settle = async (
  tx: Tx,
  inscriptionId: number,
  statutPae: string,
  change: Partial<typeof pae.$inferInsert>,
): Promise<void> => {
  await tx.update(inscriptions).set({ statutPae }).where(eq(inscriptions.inscriptionId, inscriptionId));
  await tx
    .update(pae)
    .set({ ...change, version: sql`${pae.version} + 1` })
    .where(eq(pae.inscriptionId, inscriptionId));
};

/** The annual programme is signed by the student. */
export const markSigned = (tx: Tx, inscriptionId: number, now: Date): Promise<void> =>
  settle(tx, inscriptionId, 'Signé', { signeLe: now });

/** The annual programme is the coordinator's again, with the student's words. */
export const giveBack = (tx: Tx, inscriptionId: number, commentaire: string, now: Date): Promise<void> =>
  settle(tx, inscriptionId, 'Soumis', { commentaire, problemeLe: now });
