import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { pae, paeUnites, programmesOptions } from 'server-schema/pae/pae';
import { parametres } from 'server-schema/platform/parameters';
import { anneesAcademiques, programmes, programmesUnites } from 'server-schema/records/catalogue';
import { deliberations, inscriptions } from 'server-schema/records/records';
import { requis } from 'server-schema/records/unit-sheets';
import { alternativesOf } from 'shared-contract/pae/alternatives';
import { isOfProgramme } from '../../shared/programme/requisites.queries';
import type { OfferedUnit, ProgrammeRules, ProgrammeUnit } from './build-programme';

/** A student's enrolments, newest first, each with its programme. */
export const findEnrolments = (db: Executor, etudiantId: number) =>
  db
    .select({
      inscriptionId: inscriptions.inscriptionId,
      annee: anneesAcademiques.valeur,
      debut: anneesAcademiques.debut,
      fin: anneesAcademiques.fin,
      programmeId: inscriptions.programmeId,
      bloc: inscriptions.bloc,
      blocs: programmes.blocs,
      cycle: programmes.cycle,
      programmeCredits: programmes.credits,
      takesRest: programmes.resteCyclePrecedent,
      modalite: inscriptions.modalite,
      tp: inscriptions.tp,
      statutPae: inscriptions.statutPae,
      /** Credits that the jury granted. */
      acquired: sql<number>`coalesce((select max(${deliberations.totalCredits}) from ${deliberations}
        where ${deliberations.inscriptionId} = ${inscriptions.inscriptionId}), 0)`.mapWith(Number),
    })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .where(eq(inscriptions.etudiantId, etudiantId))
    .orderBy(desc(anneesAcademiques.debut), desc(inscriptions.inscriptionId))
    .limit(50);

export type EnrolmentOfStudent = Awaited<ReturnType<typeof findEnrolments>>[number];

/** The academic year of a day; null where none is organised. */
export const findYear = async (db: Executor, day: string) => {
  const [row] = await db
    .select({ anneeAcademiqueId: anneesAcademiques.anneeAcademiqueId })
    .from(anneesAcademiques)
    .where(sql`${day}::date between ${anneesAcademiques.debut} and ${anneesAcademiques.fin}`);
  return row ?? null;
};

/** A programme by number; null for an unknown one. */
export const findProgramme = async (db: Executor, programmeId: number) => {
  const [row] = await db.select().from(programmes).where(eq(programmes.programmeId, programmeId));
  return row ?? null;
};

/** The programme whose code a value of the list DiplomeID has; null when there is none. */
export const findProgrammeOfDiploma = async (db: Executor, diplomeId: number) => {
  const [row] = await db
    .select({ programme: programmes })
    .from(programmes)
    .innerJoin(parametres, eq(parametres.code, programmes.code))
    .where(and(eq(parametres.nom, 'DiplomeID'), eq(parametres.valeurId, diplomeId)));
  return row?.programme ?? null;
};

/** Units of a programme up to a block, then its options in the last block. */
export const findOffered = async (
  db: Executor,
  { programmeId, bloc, blocs }: { programmeId: number; bloc: number; blocs: number },
): Promise<OfferedUnit[]> => {
  const places = await db
    .select()
    .from(programmesUnites)
    .where(and(eq(programmesUnites.programmeId, programmeId), sql`${programmesUnites.bloc} <= ${bloc}`))
    .orderBy(asc(programmesUnites.bloc), asc(programmesUnites.ordre));
  const options = bloc === blocs ? await findOptions(db, programmeId) : [];
  return [
    ...places.map((place) => ({
      id: place.uniteEnseignementId,
      niveau: `Bloc ${place.bloc}`,
      bloc: place.bloc,
      isOption: false,
    })),
    ...options,
  ];
};

const findOptions = async (db: Executor, programmeId: number): Promise<OfferedUnit[]> => {
  const rows = await db
    .select()
    .from(programmesOptions)
    .where(eq(programmesOptions.programmeId, programmeId))
    .orderBy(asc(programmesOptions.ordre));
  return rows.map((row) => ({
    id: row.uniteEnseignementId,
    niveau: row.groupe,
    bloc: null,
    isOption: true,
  }));
};

/** Requisites of these units in a programme, by unit; each list holds what may stand for one another. */
const findRequired = async (
  db: Executor,
  ids: number[],
  programmeId: number,
  nature: 'prerequis' | 'incompatibilite',
): Promise<Map<number, number[][]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requis.uniteEnseignementId, RequisID: requis.requisId, Groupe: requis.groupe })
    .from(requis)
    .where(
      and(inArray(requis.uniteEnseignementId, ids), eq(requis.nature, nature), isOfProgramme(programmeId)),
    )
    .orderBy(asc(requis.requisId));
  const found = new Map<number, typeof rows>(ids.map((id) => [id, []]));
  for (const row of rows) found.get(row.id)?.push(row);
  return new Map(
    [...found].map(([id, all]) => [
      id,
      alternativesOf(all).map((group) => group.map(({ RequisID }) => RequisID)),
    ]),
  );
};

/** Prerequisites and incompatibilities of these units in a programme, those with units not among them included. */
export const findRules = async (
  db: Executor,
  ids: number[],
  programmeId: number,
): Promise<ProgrammeRules> => {
  const rivals = await findRequired(db, ids, programmeId, 'incompatibilite');
  return {
    prerequisites: await findRequired(db, ids, programmeId, 'prerequis'),
    rivals: new Map([...rivals].map(([id, groups]) => [id, groups.flat()])),
  };
};

/** Writes a new enrolment; resolves to its number. */
export const insertEnrolment = async (
  tx: Executor,
  row: typeof inscriptions.$inferInsert,
): Promise<number> => {
  const [written] = await tx
    .insert(inscriptions)
    .values(row)
    .returning({ inscriptionId: inscriptions.inscriptionId });
  if (!written) throw new Error('the enrolment was not written');
  return written.inscriptionId;
};

/** Writes the annual programme of an enrolment; false when it has one already. */
export const insertPae = async (
  tx: Executor,
  row: typeof pae.$inferInsert,
  units: ProgrammeUnit[],
): Promise<boolean> => {
  const written = await tx.insert(pae).values(row).onConflictDoNothing().returning();
  if (written.length === 0) return false;
  if (units.length > 0)
    await tx.insert(paeUnites).values(units.map((unit) => ({ inscriptionId: row.inscriptionId, ...unit })));
  return true;
};
