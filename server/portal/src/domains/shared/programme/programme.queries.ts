import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { pae, paeUnites } from 'server-schema/pae/pae';
import { anneesAcademiques, programmes, unitesEnseignement } from 'server-schema/records/catalogue';
import { inscriptions } from 'server-schema/records/records';
import { requis } from 'server-schema/records/unit-sheets';
import { isOfProgramme } from './requisites.queries';

const MAX_UNITS = 1000;
const MAX_REQUISITES = 20_000;

const fields = {
  inscriptionId: pae.inscriptionId,
  etudiantId: inscriptions.etudiantId,
  statutPae: inscriptions.statutPae,
  niveau: inscriptions.niveauCoursLibelle,
  annee: anneesAcademiques.valeur,
  blocs: programmes.blocs,
  credits: programmes.credits,
  ectsMin: pae.ectsMin,
  ectsMax: pae.ectsMax,
  optionsGroupees: pae.optionsGroupees,
  commentaire: pae.commentaire,
  version: pae.version,
  problemeLe: pae.problemeLe,
  decideLe: pae.decideLe,
  enregistreLe: pae.enregistreLe,
  soumisLe: pae.soumisLe,
  decisionCommentaire: pae.decisionCommentaire,
};

const select = (db: Executor) =>
  db
    .select(fields)
    .from(pae)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, pae.inscriptionId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId));

/** The student's annual programme of the academic year of a day (YYYY-MM-DD); null when none was opened. */
export const findPae = async (db: Executor, etudiantId: number, day: string) => {
  const [row] = await select(db)
    .where(
      and(
        eq(inscriptions.etudiantId, etudiantId),
        sql`${day}::date between ${anneesAcademiques.debut} and ${anneesAcademiques.fin}`,
      ),
    )
    .orderBy(desc(pae.inscriptionId))
    .limit(1);
  return row ?? null;
};

export type PaeRow = NonNullable<Awaited<ReturnType<typeof findPae>>>;

/** As `findPae`, locked against concurrent writes. */
export const lockPae = async (tx: Executor, etudiantId: number, day: string): Promise<PaeRow | null> => {
  const found = await findPae(tx, etudiantId, day);
  return found && lockPaeOf(tx, found.inscriptionId);
};

/** The annual programme of an enrolment; null when it has none. */
export const findPaeOf = async (db: Executor, inscriptionId: number): Promise<PaeRow | null> => {
  const [row] = await select(db).where(eq(pae.inscriptionId, inscriptionId));
  return row ?? null;
};

/** As `findPaeOf`, locked until the transaction ends. */
export const lockPaeOf = async (tx: Executor, inscriptionId: number): Promise<PaeRow | null> => {
  await tx
    .select({ id: pae.inscriptionId })
    .from(pae)
    .where(eq(pae.inscriptionId, inscriptionId))
    .for('no key update');
  return findPaeOf(tx, inscriptionId);
};

/** Units of an annual programme, level by level. */
export const findUnits = (db: Executor, inscriptionId: number) =>
  db
    .select({
      unit: paeUnites,
      code: unitesEnseignement.code,
      libelle: unitesEnseignement.libelle,
      isInEnglish: unitesEnseignement.coursEnAnglais,
      ects: unitesEnseignement.ects,
    })
    .from(paeUnites)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, paeUnites.uniteEnseignementId))
    .where(eq(paeUnites.inscriptionId, inscriptionId))
    .orderBy(asc(paeUnites.ordre), asc(unitesEnseignement.code))
    .limit(MAX_UNITS);

/** Requisites of an annual programme's units, by code. */
export const findRequisites = (db: Executor, inscriptionId: number) =>
  db
    .select({
      unitId: requis.uniteEnseignementId,
      nature: requis.nature,
      RequisID: requis.requisId,
      RequisCode: unitesEnseignement.code,
      Groupe: requis.groupe,
    })
    .from(paeUnites)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, paeUnites.inscriptionId))
    .innerJoin(
      requis,
      and(
        eq(requis.uniteEnseignementId, paeUnites.uniteEnseignementId),
        isOfProgramme(inscriptions.programmeId),
      ),
    )
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, requis.requisId))
    .where(eq(paeUnites.inscriptionId, inscriptionId))
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_REQUISITES);

/** Makes these units, and no others, the chosen ones. */
export const replaceSelection = async (
  tx: Executor,
  inscriptionId: number,
  chosen: number[],
): Promise<void> => {
  const isChosen =
    chosen.length === 0 ? sql`false` : sql`(${inArray(paeUnites.uniteEnseignementId, chosen)})`;
  await tx
    .update(paeUnites)
    .set({ selection: isChosen })
    .where(and(eq(paeUnites.inscriptionId, inscriptionId), sql`${paeUnites.selection} <> ${isChosen}`));
};

/** Writes facts of an annual programme; its version grows where something that a save is made from changed. */
export const updatePae = async (
  tx: Executor,
  inscriptionId: number,
  change: Partial<typeof pae.$inferInsert>,
  isChange: boolean,
): Promise<number> => {
  const version = sql`${pae.version} + ${isChange ? 1 : 0}`;
  const [row] = await tx
    .update(pae)
    .set({ ...change, version })
    .where(eq(pae.inscriptionId, inscriptionId))
    .returning({ version: pae.version });
  return row?.version ?? 0;
};

/** Moves the enrolment's annual programme to another state. */
export const setStatus = async (tx: Executor, inscriptionId: number, statutPae: string): Promise<void> => {
  await tx.update(inscriptions).set({ statutPae }).where(eq(inscriptions.inscriptionId, inscriptionId));
};
