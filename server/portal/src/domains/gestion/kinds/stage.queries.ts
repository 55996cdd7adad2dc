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
export const lockReview = async (tx: Tx, id: number) => {
  const [row] = await tx
    .select({ look: stagesAVoir, stage: stages })
    .from(stagesAVoir)
    .innerJoin(stages, eq(stages.stageId, stagesAVoir.stageId))
    .where(eq(stagesAVoir.stageAVoirId, id))
    .for('no key update');
  return row ?? null;
};

export type InternshipReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** The school has looked at it; null makes it wait again, since when it did. */
export const markReviewed = async (tx: Tx, { look }: InternshipReview, vuLe: Date | null): Promise<void> => {
  await tx.update(stagesAVoir).set({ vuLe }).where(eq(stagesAVoir.stageAVoirId, look.stageAVoirId));
};

/** Sets or clears the flag that the form is encoded; false when it already is so. */
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
export const giveBack = async (tx: Tx, { look, stage }: InternshipReview, now: Date): Promise<void> => {
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

/** Undoes `giveBack`; false once the student sent something new. */
export const undoGiveBack = async (tx: Tx, { look, stage }: InternshipReview): Promise<boolean> => {
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
