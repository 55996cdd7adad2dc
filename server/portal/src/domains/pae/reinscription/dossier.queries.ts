import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { diplomesProposes, reinscriptions } from 'server-schema/pae/reinscription';
import { parametres } from 'server-schema/platform/parameters';
import { programmes } from 'server-schema/records/catalogue';
import { documents } from 'server-schema/records/documents';
import { etudiants } from 'server-schema/records/people';

const MAX_MASTERS = 100;

/** Masters proposed to a student, by the labels of the list DiplomeID. */
const findMasters = (db: Executor, etudiantId: number) =>
  db
    .select({
      ID: parametres.valeurId,
      Display: parametres.libelle,
      HasProgramme: sql<boolean>`exists (select 1 from ${programmes}
        where ${programmes.code} = ${parametres.code})`,
    })
    .from(diplomesProposes)
    .innerJoin(
      parametres,
      and(eq(parametres.nom, 'DiplomeID'), eq(parametres.valeurId, diplomesProposes.diplomeId)),
    )
    .where(and(eq(diplomesProposes.etudiantId, etudiantId), eq(parametres.actif, true)))
    .orderBy(asc(parametres.ordre))
    .limit(MAX_MASTERS);

/** Re-enrolment questions and answers; no row for a student who is asked nothing. */
export const findReenrolment = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({
      financable: etudiants.financable,
      etape: etudiants.etapeReinscription,
      answers: reinscriptions,
      fichier: sql<string | null>`${documents.nom} || '.' || ${documents.extension}`,
    })
    .from(etudiants)
    .leftJoin(reinscriptions, eq(reinscriptions.etudiantId, etudiants.etudiantId))
    .leftJoin(documents, eq(documents.documentId, reinscriptions.bourseDocumentId))
    .where(eq(etudiants.etudiantId, etudiantId));
  if (!row) return null;
  return { ...row, masters: await findMasters(db, etudiantId) };
};

export type ReenrolmentRow = NonNullable<Awaited<ReturnType<typeof findReenrolment>>>;

/** As `findReenrolment`, locked; read in later statements, so that it sees what others committed. */
export const lockReenrolment = async (tx: Tx, etudiantId: number): Promise<ReenrolmentRow | null> => {
  await tx.execute(sql`select 1 from etudiants where etudiant_id = ${etudiantId} for no key update`);
  return findReenrolment(tx, etudiantId);
};

/** Keeps answers of the wizard, whichever are given. */
export const saveAnswers = async (
  tx: Tx,
  etudiantId: number,
  answers: Partial<Omit<typeof reinscriptions.$inferInsert, 'etudiantId'>>,
): Promise<void> => {
  await tx
    .insert(reinscriptions)
    .values({ etudiantId, ...answers })
    .onConflictDoUpdate({ target: reinscriptions.etudiantId, set: answers });
};

/** The step that comes next; null finishes the wizard. */
export const saveStep = async (tx: Tx, etudiantId: number, etape: number | null): Promise<void> => {
  await tx.update(etudiants).set({ etapeReinscription: etape }).where(eq(etudiants.etudiantId, etudiantId));
};

/** Number of an active value of a choice list, found by its number or by its label; null when there is none. */
export const findListedValue = async (
  db: Executor,
  nom: string,
  wanted: { id: number } | { code: string },
): Promise<number | null> => {
  const same = 'id' in wanted ? eq(parametres.valeurId, wanted.id) : eq(parametres.code, wanted.code);
  const [row] = await db
    .select({ id: parametres.valeurId })
    .from(parametres)
    .where(and(eq(parametres.nom, nom), eq(parametres.actif, true), same));
  return row?.id ?? null;
};
