import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { parametres } from 'server-schema/platform/parameters';
import { memoires } from 'server-schema/thesis-internships/theses';

const selectThesis = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select({ ...getTableColumns(memoires), discipline: parametres.libelle })
    .from(memoires)
    .leftJoin(
      parametres,
      and(eq(parametres.nom, 'DisciplineMemoireID'), eq(parametres.valeurId, memoires.disciplineId)),
    )
    .where(eq(memoires.etudiantId, at.etudiantId))
    .limit(1),
);

/** The student's thesis with the words of its discipline; null when the school opened none. */
export const findThesis = async (db: Executor, etudiantId: number) => {
  const [row] = await selectThesis(db, { etudiantId });
  return row ?? null;
};

export type ThesisRow = NonNullable<Awaited<ReturnType<typeof findThesis>>>;

/** As `findThesis` without its discipline, locked until the transaction ends. */
export const lockThesis = async (tx: Executor, etudiantId: number) => {
  const [row] = await tx
    .select()
    .from(memoires)
    .where(eq(memoires.etudiantId, etudiantId))
    .for('no key update');
  return row ?? null;
};

export type LockedThesis = NonNullable<Awaited<ReturnType<typeof lockThesis>>>;

/** Changes columns of a thesis. */
export const updateThesis = async (
  tx: Executor,
  memoireId: number,
  change: Partial<typeof memoires.$inferInsert>,
): Promise<void> => {
  await tx.update(memoires).set(change).where(eq(memoires.memoireId, memoireId));
};

/** Words of a value of a choice list without a table of its own; null for an unknown one. */
export const findWords = async (db: Executor, nom: string, valeurId: number): Promise<string | null> => {
  const [row] = await db
    .select({ libelle: parametres.libelle })
    .from(parametres)
    .where(and(eq(parametres.nom, nom), eq(parametres.valeurId, valeurId)));
  return row?.libelle ?? null;
};
