import { ApiProblem } from 'server-kernel/errors';
import { assign } from 'server-portal/domains/gestion/assignments/assign';
import { portalAudit } from 'server-portal/domains/gestion/desk-audit';
import { DESK_KINDS } from 'shared-contract/gestion/gestion';
import { findAccountNumber } from './desk.queries';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = `attribuer ${DESK_KINDS.join('|')} <id> <compte|personne>`;
const NOBODY = 'personne';

/** Says who looks after a request that waits, whoever did before. */
export const assignVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, [genre, number, name, ...rest], now) => {
    const kind = DESK_KINDS.find((one) => one === genre);
    if (!kind || name === undefined || rest.length > 0)
      throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    const id = readId(number, USAGE);
    const to = name === NOBODY ? null : await findAccountNumber(db.orm, name);
    if (to === undefined) throw new StaffError(`Aucun compte ne porte le nom ${name}.`);
    try {
      await assign(db, {
        kind,
        id,
        to,
        scope: null,
        compteId: null,
        audit: portalAudit(now),
        now,
      });
      return to === null ? 'Personne ne suit plus cette demande.' : `La demande est attribuée à ${name}.`;
    } catch (error) {
      throw error instanceof ApiProblem ? new StaffError(error.detail) : error;
    }
  },
};
