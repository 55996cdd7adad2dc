import { dayOf } from 'shared-contract/base/days';
import { plural } from 'shared-contract/base/french';
import type { Tx } from '../../db/client';
import { PAI_READY } from '../../domains/exams-events/act-mails';
import { insertInclusiveAccess } from '../../domains/exams-events/inclusive/inclusive-trail.queries';
import { fillPaiRows, lockSubmitted, markPaiReady } from '../../domains/exams-events/inclusive/pai.queries';
import { tellDecision } from '../../platform/outbox/tell-student';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'pai <id> pret';

/** What is arranged where the student asked for nothing in particular. */
const USUAL = 'Un tiers de temps supplémentaire aux évaluations écrites.';

const makeReady = async (tx: Tx, id: number, now: Date): Promise<string> => {
  const request = await lockSubmitted(tx, id);
  if (!request) throw new StaffError(`Aucune demande soumise ne porte le numéro ${id}.`);
  if (request.paiPretLe) throw new StaffError(`Le plan de la demande ${id} est déjà prêt.`);
  const { etudiantId } = request;
  const asked = request.amenagements?.trim();
  const amenagements = asked ? asked : USUAL;
  const rows = await fillPaiRows(tx, { id, etudiantId, amenagements, today: dayOf(now) });
  if (rows === 0)
    throw new StaffError('Ce dossier ne compte aucune unité cette année\u00a0: rien à aménager.');
  await markPaiReady(tx, id, now);
  await insertInclusiveAccess(tx, { at: now, actor: null, action: 'pai.pret', etudiantId });
  const { said } = await tellDecision(tx, { ...PAI_READY, etudiantId, code: `dossier-pret:${id}` }, now);
  return `Le plan de la demande ${id} est prêt à signer (${rows}\u00a0${plural(rows, 'unité', 'unités')}). ${said}`;
};

/** Makes the support plan of a submitted request ready to sign, with what the student asked for in each unit. */
export const paiVerb: StaffVerb = {
  usage: USAGE,
  run: async (db, args, now) => {
    const id = readId(args[0], USAGE);
    if (args[1] !== 'pret' || args.length > 2) throw new StaffError(`Usage\u00a0: npm run staff -- ${USAGE}`);
    return db.transaction((tx) => makeReady(tx, id, now));
  },
};
