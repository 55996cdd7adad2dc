import { ApiProblem } from 'server-kernel/errors';
import { decidePae } from 'server-portal/domains/pae/programme/decide-pae';
import { checkBody } from 'shared-contract/base/check-body';
import { staffPaeSchema } from 'shared-contract/pae/schemas';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'pae <InscriptionID> modifier|a-signer [--commentaire "…"]';

const readDecision = ([, decision, option, ...words]: string[]) => {
  const commentaire = option === '--commentaire' ? words.join(' ').trim() : null;
  const result = checkBody(staffPaeSchema, { decision, commentaire, item: [] });
  if (!result.ok || (option !== undefined && commentaire === null))
    throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
  return result.value;
};

/** Gives a submitted annual programme back, to be amended or ready to sign. */
export const paeVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const inscriptionId = readId(args[0], USAGE);
    const write = readDecision(args);
    try {
      const { decision, mailText, annee } = await decidePae(db, {
        inscriptionId,
        write,
        compteId: null,
        now,
      });
      return `Le programme annuel ${annee} est «\u00a0${decision}\u00a0». ${mailText}`;
    } catch (error) {
      throw error instanceof ApiProblem ? new StaffError(error.detail) : error;
    }
  },
};
