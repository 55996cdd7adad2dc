import { ApiProblem } from 'server-kernel/errors';
import { decide } from 'server-portal/domains/gestion/decide';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'pai <id> pret';

const refusalOf = ({ code, detail }: ApiProblem, id: number): string => {
  if (code === PROBLEM_CODES.notFound) return `Aucune demande soumise ne porte le numéro ${id}.`;
  return code === PROBLEM_CODES.alreadyDecided ? `Le plan de la demande ${id} est déjà prêt.` : detail;
};

/** Makes the support plan of a submitted request ready to sign, with what the student asked for in each unit. */
export const paiVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    if (args[1] !== 'pret' || args.length > 2) throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    const verdict = { issue: 'accepte', texte: null } as const;
    try {
      const what = { kind: 'pai', id, verdict, scope: null, compteId: null, heldSeconds: 0, now } as const;
      const { decided, mailText } = await decide(db, what);
      return `${decided.said} ${mailText}`;
    } catch (error) {
      throw error instanceof ApiProblem ? new StaffError(refusalOf(error, id)) : error;
    }
  },
};
