import type { Database } from '../../db/client';
import { type Decide, decide } from '../../domains/gestion/decide';
import { ApiProblem } from '../../errors';
import { StaffError } from './verb';

/** Decides as the desk does, for every section, and tells the student at once; a refusal is one sentence. */
export const decideAsSchool = async (
  db: Database,
  what: Pick<Decide, 'kind' | 'id' | 'verdict' | 'now'>,
  nothingWaits: string,
): Promise<string> => {
  try {
    const { judged, said } = await decide(db, { ...what, scope: null, compteId: null, heldSeconds: 0 });
    return `${judged.said} ${said}`;
  } catch (error) {
    throw error instanceof ApiProblem ? new StaffError(nothingWaits) : error;
  }
};
