import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Tx } from 'server-kernel/db/client';
import { comptes, gestionDecisions } from 'server-schema';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { ACT_OF_KIND, DESK_KINDS } from 'shared-contract/gestion/gestion';

/** Decisions told of one request; a document that goes back and forth more often is for a meeting. */
const MAX_DECISIONS = 50;

/** A decision of this person, locked, and whether its time is over; null when it is not hers or was taken back. */
export const lockDecision = async (tx: Tx, decisionId: number, compteId: number) => {
  const [row] = await tx
    .select({
      decision: gestionDecisions,
      isOver: sql<boolean>`${gestionDecisions.annonceLe} <= clock_timestamp()`,
    })
    .from(gestionDecisions)
    .where(
      and(
        eq(gestionDecisions.decisionId, decisionId),
        eq(gestionDecisions.compteId, compteId),
        sql`${gestionDecisions.repriseLe} is null`,
      ),
    )
    .for('no key update');
  return row ?? null;
};

/** The decision does not stand any more. */
export const markTakenBack = async (tx: Tx, decisionId: number, now: Date): Promise<void> => {
  await tx
    .update(gestionDecisions)
    .set({ repriseLe: now })
    .where(eq(gestionDecisions.decisionId, decisionId));
};

/** Kinds of one history: an annual programme is one object, whatever it waited for. */
const sameHistory = (genre: DeskKind): DeskKind[] =>
  ACT_OF_KIND[genre] === 'pae' ? DESK_KINDS.filter((one) => ACT_OF_KIND[one] === 'pae') : [genre];

/** Decisions on a request, newest first, with the decider's name. */
export const findDecisions = (db: Executor, genre: DeskKind, objetId: number) =>
  db
    .select({
      issue: gestionDecisions.issue,
      texte: gestionDecisions.texte,
      decideLe: gestionDecisions.decideLe,
      repriseLe: gestionDecisions.repriseLe,
      par: accountTitle(),
    })
    .from(gestionDecisions)
    .leftJoin(comptes, eq(comptes.compteId, gestionDecisions.compteId))
    .where(and(inArray(gestionDecisions.genre, sameHistory(genre)), eq(gestionDecisions.objetId, objetId)))
    .orderBy(desc(gestionDecisions.decisionId))
    .limit(MAX_DECISIONS);
