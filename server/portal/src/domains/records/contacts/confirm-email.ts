import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid } from 'server-kernel/errors';
import { studentInView } from 'server-kernel/student-in-view';
import { plural } from 'shared-contract/base/french';
import { EMAIL_CODE } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { codeDigits, isSameEmail } from 'shared-contract/contacts/contacts';
import type { EmailCodeWrite } from 'shared-contract/contacts/schemas';
import { enqueueMail } from '../../shared/outbox/outbox.queries';
import { findRecipient } from '../../shared/outbox/recipient.queries';
import { findContactDefaults } from '../../shared/people/contact-means.queries';
import { findContactMeans } from '../../shared/people/contacts.queries';
import { digestOf, isOver } from '../../shared/people/email-code';
import {
  countTry,
  type EmailToConfirm,
  endEmailCode,
  findEmailToConfirm,
  lockStudent,
} from '../../shared/people/email-codes.queries';
import { changedMail } from '../../shared/people/email-mails';
import { storeContactMean } from '../../shared/people/store-contact-mean';
import { refuseTwin } from './ask-email-code';

const NOT_AWAITED =
  'Aucun code n’est attendu pour cette adresse\u00a0: elle est confirmée, abandonnée, ou remplacée par une autre.';
const OVER = 'Ce code n’est plus valable. Demandez-en un nouveau.';

const wrongCode = (left: number) => {
  const next =
    left === 0 ? 'Demandez-en un nouveau.' : `Il vous reste ${left}\u00a0${plural(left, 'essai', 'essais')}.`;
  const message = `Ce code n’est pas le bon. ${next}`;
  return invalid([{ path: 'Code', message }], message);
};

/** The address enters the file, and the school's former address of her is told. */
const keep = async (tx: Tx, row: EmailToConfirm): Promise<number> => {
  const { etudiantId, valeur, qualification } = row;
  const id = row.moyenContactId ?? -1;
  refuseTwin(await findContactMeans(tx, etudiantId), id, valeur);
  const type = await findContactDefaults(tx);
  if (!type) throw new Error('there is no type Email');
  const former = await findRecipient(tx, etudiantId);
  const stored = await storeContactMean(tx, etudiantId, {
    MoyenContactID: id,
    TypeMoyenContactID: type.TypeMoyenContactID,
    MoyenContactValeur: valeur,
    QualificationMoyenContact: qualification,
  });
  await endEmailCode(tx, etudiantId);
  if (former?.email) await enqueueMail(tx, etudiantId, changedMail(former.email, former.prenom, valeur));
  return stored;
};

/** Number of the contact mean, or how many tries are left after a wrong code: that one is counted for good. */
const settle = async (
  tx: Tx,
  etudiantId: number,
  { MoyenContactValeur, Code }: EmailCodeWrite,
  now: Date,
): Promise<{ id: number } | { left: number }> => {
  await lockStudent(tx, etudiantId);
  const row = await findEmailToConfirm(tx, etudiantId);
  if (!row?.empreinteCode || !isSameEmail(row.valeur, MoyenContactValeur)) {
    throw conflict(PROBLEM_CODES.noCodeAwaited, NOT_AWAITED);
  }
  if (isOver(row, now)) throw conflict(PROBLEM_CODES.codeOver, OVER);
  if (digestOf(etudiantId, row.valeur, codeDigits(Code)) !== row.empreinteCode) {
    await countTry(tx, etudiantId);
    return { left: EMAIL_CODE.tries - row.essais - 1 };
  }
  return { id: await keep(tx, row) };
};

/** Judges the code of a new e-mail address, which counts from then on; resolves to its number. */
export const confirmEmail = async (
  app: FastifyInstance,
  request: FastifyRequest,
  write: EmailCodeWrite,
): Promise<number> => {
  const etudiantId = studentInView(request);
  const settled = await app.db.transaction(async (tx) => {
    const result = await settle(tx, etudiantId, write, app.clock.now());
    if ('id' in result) {
      const target = `contact:${result.id}`;
      await app.audit.record(request, { action: 'contact.confirme', etudiantId, target }, tx);
    }
    return result;
  });
  if ('left' in settled) throw wrongCode(settled.left);
  return settled.id;
};
