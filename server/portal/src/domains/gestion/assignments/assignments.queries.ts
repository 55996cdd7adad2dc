import { and, eq } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { gestionAttributions as table } from 'server-schema';
import type { DeskKind } from 'shared-contract/gestion/answers';

/** A reassignment; null accounts = nobody. */
export interface Handover {
  kind: DeskKind;
  id: number;
  etudiantId: number;
  from: number | null;
  to: number | null;
  /** Account of the assigner; null for the command line. */
  by: number | null;
  now: Date;
}

const heldBy = ({ kind, id }: Pick<Handover, 'kind' | 'id'>, compteId: number) =>
  and(eq(table.genre, kind), eq(table.objetId, id), eq(table.compteId, compteId));

const RETURNED = { id: table.objetId } as const;

/** Hands a request over, if it still is with whom it was; false when it is not. */
export const handOver = async (tx: Tx, change: Handover): Promise<boolean> => {
  const { kind: genre, id: objetId, etudiantId, from, to, by: parCompteId, now: attribueLe } = change;
  if (to === null)
    return (
      from === null || (await tx.delete(table).where(heldBy(change, from)).returning(RETURNED)).length > 0
    );
  const values = { compteId: to, parCompteId, attribueLe };
  const rows =
    from === null
      ? await tx
          .insert(table)
          .values({ genre, objetId, etudiantId, ...values })
          .onConflictDoNothing()
          .returning(RETURNED)
      : await tx.update(table).set(values).where(heldBy(change, from)).returning(RETURNED);
  return rows.length > 0;
};
