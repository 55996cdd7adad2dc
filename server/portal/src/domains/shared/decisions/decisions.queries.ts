import { sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { type DecisionBefore, gestionDecisions } from 'server-schema/gestion/gestion';
import type { DeskKind } from 'shared-contract/gestion/answers';

/** A decision of the school about a student's request. */
export interface NewDecision {
  genre: DeskKind;
  objetId: number;
  etudiantId: number;
  compteId: number | null;
  issue: string;
  texte: string;
  decideLe: Date;
  attendaitDepuis: Date | null;
  /** Unique key of the decision's mail. */
  courrier: string;
  avant: DecisionBefore | null;
}

/** Keeps a decision that may be taken back for some seconds, by the database's clock; resolves to its number. */
export const insertDecision = async (tx: Tx, decision: NewDecision, seconds: number): Promise<number> => {
  const annonceLe = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await tx
    .insert(gestionDecisions)
    .values({ ...decision, annonceLe })
    .returning({ id: gestionDecisions.decisionId });
  return row?.id ?? 0;
};
