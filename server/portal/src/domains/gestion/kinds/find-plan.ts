import type { Orm } from 'server-kernel/db/client';
import type { DeskItem, DeskKind } from 'shared-contract/gestion/answers';
import { proposedArrangement } from '../../shared/inclusive/make-plan-ready';
import { countPaiRows, findRequestedArrangements } from '../../shared/inclusive/plan.queries';

/**
 * The support plan that a request is about: what is asked to be arranged, and nothing else of the file, which its
 * student alone reads (docs/decisions/inclusive-and-proclamation.md); null for requests of another kind.
 */
export const findPlan = async (db: Orm, kind: DeskKind, id: number): Promise<DeskItem['Plan']> => {
  if (kind !== 'pai') return null;
  const asked = await findRequestedArrangements(db, id);
  return (
    asked && {
      Amenagements: proposedArrangement(asked.amenagements),
      EstRempli: (await countPaiRows(db, id)) > 0,
    }
  );
};
