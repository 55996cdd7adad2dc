import type { FastifyBaseLogger } from 'fastify';
import type { Database } from 'server-kernel/db/client';
import { ApiProblem } from 'server-kernel/errors';
import type { DeskBatch } from 'shared-contract/gestion/answers';
import type { BatchKind } from 'shared-contract/gestion/decision-rules';
import type { DeskBatchWrite } from 'shared-contract/gestion/schemas';
import { type Decide, decide } from './decide';
import { findRequest } from './item.queries';
import { findProgramme } from './kinds/find-programme';

type Seen = DeskBatchWrite['Demandes'][number];

export interface DecideBatch extends Omit<Decide, 'id' | 'kind' | 'verdict'> {
  kind: BatchKind;
  items: readonly Seen[];
  log: FastifyBaseLogger;
}

const FAILED = 'Cette demande n’a pas pu être traitée. Réessayez dans un instant.';

/** User message for one failed item of a batch; unexpected errors go to the log. */
export const reasonOf = (error: unknown, log: FastifyBaseLogger): string => {
  if (error instanceof ApiProblem) return error.detail;
  log.error(error);
  return FAILED;
};

/** Reason why a request must be read before a decision: the student's words, or warnings on her programme. */
const unreadReason = async (
  { orm }: Database,
  { kind, scope }: DecideBatch,
  id: number,
): Promise<string | null> => {
  if (kind !== 'pae') return null;
  const row = await findRequest(orm, { kind, id, scope });
  const programme = row?.attend ? await findProgramme(orm, kind, id) : null;
  if (programme === null) return null;
  if (programme.Alertes.length > 0) return 'Ce programme a des alertes\u00a0: ouvrez-le pour décider.';
  return programme.Commentaire?.trim()
    ? 'L’étudiant a écrit un mot\u00a0: ouvrez le programme pour décider.'
    : null;
};

const acceptOne = async (db: Database, many: DecideBatch, { ID, DocumentID, Version }: Seen) => {
  const { items: _, log, kind, ...by } = many;
  const refused = (Refus: string) => ({ ID, DecisionID: null, Refus, isMailed: false });
  try {
    const unread = await unreadReason(db, many, ID);
    if (unread !== null) return refused(unread);
    const verdict = { issue: 'accepte', texte: null, documentId: DocumentID, version: Version } as const;
    const { decisionId, isMailed } = await decide(db, { ...by, kind, id: ID, verdict });
    return { ID, DecisionID: decisionId, Refus: null, isMailed };
  } catch (error) {
    return refused(reasonOf(error, log));
  }
};

/**
 * Accepts several requests of one kind, one after the other, each by the use-case of one: what a colleague decided
 * meanwhile, or what changed, is told of it and leaves the others as they are.
 */
export const decideBatch = async (
  db: Database,
  many: DecideBatch,
): Promise<Pick<DeskBatch, 'Resultats' | 'Prevenus'>> => {
  const outcomes: Awaited<ReturnType<typeof acceptOne>>[] = [];
  for (const item of many.items) outcomes.push(await acceptOne(db, many, item));
  return {
    Resultats: outcomes.map(({ ID, DecisionID, Refus }) => ({ ID, DecisionID, Refus })),
    Prevenus: outcomes.filter(({ isMailed }) => isMailed).length,
  };
};
