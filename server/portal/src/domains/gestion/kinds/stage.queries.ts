import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { documents, stages, stagesAVoir } from 'server-schema';
import type { InternshipFile } from 'shared-contract/internships/schemas';

/** Columns of the papers of an internship. */
const COLUMNS = {
  PreAccord: 'preAccordId',
  Convention: 'conventionId',
  EvaluationMaitreStage: 'evaluationId',
} as const satisfies Record<InternshipFile, keyof typeof stages.$inferSelect>;

/** A part of an internship that the school looks at, with the internship, both locked; null when there is none. */
export const lockLook = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select({ look: stagesAVoir, stage: stages })
    .from(stagesAVoir)
    .innerJoin(stages, eq(stages.stageId, stagesAVoir.stageId))
    .where(eq(stagesAVoir.stageAVoirId, id))
    .for('no key update');
  return row ?? null;
};

export type Look = NonNullable<Awaited<ReturnType<typeof lockLook>>>;

/** The school has looked at it; null makes it wait again, since when it did. */
export const markLooked = async (tx: Tx, { look }: Look, vuLe: Date | null): Promise<void> => {
  await tx.update(stagesAVoir).set({ vuLe }).where(eq(stagesAVoir.stageAVoirId, look.stageAVoirId));
};

/** Whether the student may encode it. */
const setEncoded = async (tx: Tx, stageId: number, encode: boolean): Promise<boolean> => {
  const rows = await tx
    .update(stages)
    .set({ encode })
    .where(and(eq(stages.stageId, stageId), eq(stages.encode, !encode)))
    .returning({ id: stages.stageId });
  return rows.length === 1;
};

const paperOf = (quoi: string) => (Object.keys(COLUMNS) as InternshipFile[]).find((one) => one === quoi);

/** Gives it back: the form is open again, or the paper is taken off so that another may come; its file is swept later. */
export const giveBack = async (tx: Tx, { look, stage }: Look, now: Date): Promise<void> => {
  const paper = paperOf(look.quoi);
  if (!paper) await setEncoded(tx, stage.stageId, false);
  else
    await tx
      .update(stages)
      .set({ [COLUMNS[paper]]: null })
      .where(eq(stages.stageId, stage.stageId));
  if (look.documentId !== null)
    await tx
      .update(documents)
      .set({ attacheLe: null, modifieLe: now })
      .where(eq(documents.documentId, look.documentId));
};

/** As it was before it was given back; false once the student sent something else. */
export const putBack = async (tx: Tx, { look, stage }: Look): Promise<boolean> => {
  const paper = paperOf(look.quoi);
  if (!paper) return setEncoded(tx, stage.stageId, true);
  const { documentId, depuis } = look;
  if (documentId === null || stage[COLUMNS[paper]] !== null) return false;
  const files = await tx
    .update(documents)
    .set({ attacheLe: depuis })
    .where(
      and(eq(documents.documentId, documentId), isNull(documents.attacheLe), isNotNull(documents.etudiantId)),
    )
    .returning({ id: documents.documentId });
  if (files.length === 0) return false;
  await tx
    .update(stages)
    .set({ [COLUMNS[paper]]: documentId })
    .where(eq(stages.stageId, stage.stageId));
  return true;
};
