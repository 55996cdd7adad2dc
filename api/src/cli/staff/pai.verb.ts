import { dayOf } from 'shared-contract/base/days';
import { plural } from 'shared-contract/base/french';
import type { Tx } from '../../db/client';
import { insertInclusiveAccess } from '../../domains/exams-events/inclusive/inclusive-trail.queries';
import { fillPaiRows, lockSubmitted, markPaiReady } from '../../domains/exams-events/inclusive/pai.queries';
import { enqueueMail } from '../../platform/outbox/outbox.queries';
import { findRecipient } from '../../platform/outbox/recipient.queries';
import { NO_ADDRESS, TOLD } from '../../platform/outbox/tell-student';
import { readId, StaffError, type StaffVerb } from './verb';

const USAGE = 'pai <id> pret';

/** What is arranged where the student asked for nothing in particular. */
const USUAL = 'Un tiers de temps supplémentaire aux évaluations écrites.';

/** The mail says that something waits, and neither what nor why: health data never travels by mail. */
const tell = async (tx: Tx, etudiantId: number): Promise<string> => {
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) return NO_ADDRESS;
  const text = `Bonjour ${recipient.prenom},\n\nUn document vous attend dans le portail. Connectez-vous pour le lire et le signer.\n\nVotre gestionnaire de dossier\n`;
  const subject = 'Un document attend votre signature';
  await enqueueMail(tx, { to: recipient.email, subject, text, path: '/desktop' });
  return TOLD;
};

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
  return `Le plan de la demande ${id} est prêt à signer (${rows}\u00a0${plural(rows, 'unité', 'unités')}). ${await tell(tx, etudiantId)}`;
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
