import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound } from 'server-kernel/errors';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { DeskColleague, DeskKind } from 'shared-contract/gestion/answers';
import { ACT_OF_KIND } from 'shared-contract/gestion/gestion';
import type { DeskAudit } from '../desk-audit';
import { findRequest, type RequestRow } from '../item.queries';
import type { Scope } from '../scope.queries';
import { handOver } from './assignments.queries';
import { findColleaguesFor } from './colleagues.queries';

export interface Assign {
  kind: DeskKind;
  id: number;
  /** Account that looks after it from now on; null = nobody. */
  to: number | null;
  /** Account that did when it was read; undefined hands over whoever has it. */
  seen?: number | null;
  /** Sections of who gives it; null = all. */
  scope: Scope;
  /** Account of the assigner; null for the command line. */
  compteId: number | null;
  audit: DeskAudit;
  now: Date;
}

const CANNOT_DECIDE = {
  path: 'CompteID',
  message: 'Ce compte ne peut pas décider de cette demande.',
};

const absent = () => notFound('Cette demande n’existe pas, ou elle n’est pas de vos sections.');

const read = async (tx: Tx, { kind, id, scope }: Assign): Promise<RequestRow> => {
  const request = await findRequest(tx, { kind, id, scope });
  if (!request) throw absent();
  if (!request.attend)
    throw conflict(PROBLEM_CODES.alreadyDecided, 'Cette demande n’attend plus de décision.');
  return request;
};

const changed = ({ nom_compte }: RequestRow) =>
  conflict(
    PROBLEM_CODES.assignmentChanged,
    `Cette demande est maintenant ${nom_compte === null ? 'à personne' : `attribuée à ${nom_compte}`}. Rien n’a changé\u00a0: relisez-la avant de l’attribuer.`,
  );

export interface Assigned {
  holder: DeskColleague | null;
  /** False where it was as asked already. */
  isChanged: boolean;
}

/**
 * Says who looks after a request that waits: somebody who may decide of it, or nobody. It hinders nobody's decision.
 *
 * @throws ApiProblem 404 for another section's or an unknown request, 409 once it is decided or somebody else has it,
 *   422 for an account that can't decide of it
 */
export const assign = (db: Database, what: Assign): Promise<Assigned> =>
  db.transaction(async (tx) => {
    const { kind, id, to, compteId: by, now } = what;
    const request = await read(tx, what);
    const colleagues = await findColleaguesFor(tx, ACT_OF_KIND[kind], request.programme_id);
    const holder = colleagues.find(({ CompteID }) => CompteID === to) ?? null;
    if (to !== null && holder === null) throw invalid([CANNOT_DECIDE], CANNOT_DECIDE.message);
    const { compte_id: from, etudiant_id: etudiantId } = request;
    if (from === to) return { holder, isChanged: false };
    if (what.seen !== undefined && what.seen !== from) throw changed(request);
    if (!(await handOver(tx, { kind, id, etudiantId, from, to, by, now })))
      throw changed(await read(tx, what));
    await what.audit(tx, { kind, action: 'demande.attribuee', etudiantId, target: `${kind}:${id}` });
    return { holder, isChanged: true };
  });
