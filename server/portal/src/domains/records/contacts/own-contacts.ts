import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { studentInView } from 'server-kernel/student-in-view';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import type { AddressWrite, ContactMeanWrite } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import { findProvenEmails, withdrawUnproven } from '../../shared/people/contact-means.queries';
import {
  type EmailToConfirm,
  endEmailCode,
  findEmailToConfirm,
  lockStudent,
} from '../../shared/people/email-codes.queries';
import { dropAddress, storeAddress } from '../../shared/people/store-address';
import {
  dropContactMean,
  storeContactMean,
  validateContactMean,
} from '../../shared/people/store-contact-mean';
import { askEmailCode, isConfirmed } from './ask-email-code';

interface Work {
  tx: Tx;
  etudiantId: number;
  /** Audits in the same transaction. */
  audit: (action: DeclaredAction, target: string) => Promise<void>;
}

/** Runs a write of the student's contact data in one transaction, while her other ones wait. */
const inOwnFile = <T>(
  app: FastifyInstance,
  request: FastifyRequest,
  work: (work: Work) => Promise<T>,
): Promise<T> =>
  app.db.transaction(async (tx) => {
    const etudiantId = studentInView(request);
    await lockStudent(tx, etudiantId);
    const audit: Work['audit'] = (action, target) =>
      app.audit.record(request, { action, etudiantId, target }, tx);
    return work({ tx, etudiantId, audit: audit });
  });

/** Writes an address of the student, -1 being a new one; resolves to its number. */
export const saveOwnAddress = (app: FastifyInstance, request: FastifyRequest, write: AddressWrite) =>
  inOwnFile(app, request, async ({ tx, etudiantId, audit }) => {
    const id = await storeAddress(tx, etudiantId, write);
    await audit('adresse.enregistree', `adresse:${id}`);
    return id;
  });

export const removeOwnAddress = (app: FastifyInstance, request: FastifyRequest, id: number) =>
  inOwnFile(app, request, async ({ tx, etudiantId, audit }) => {
    await dropAddress(tx, etudiantId, id);
    await audit('adresse.supprimee', `adresse:${id}`);
  });

/** Writes a contact mean of the student, -1 being a new one; a new e-mail address is only sent its code. */
export const saveOwnMean = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: ContactMeanWrite,
): Promise<{ id: number } | { waiting: EmailToConfirm }> =>
  inOwnFile(app, request, async ({ tx, etudiantId, audit }) => {
    const usage = await validateContactMean(tx, write);
    const isProven = usage !== EMAIL_USAGE || isConfirmed(await findProvenEmails(tx, etudiantId), write);
    if (!isProven) {
      const waiting = await askEmailCode(tx, etudiantId, write, app.clock.now());
      await audit('contact.code', `contact:${write.MoyenContactID}`);
      return { waiting };
    }
    const id = await storeContactMean(tx, etudiantId, write);
    await audit('contact.enregistre', `contact:${id}`);
    return { id };
  });

export const removeOwnMean = (app: FastifyInstance, request: FastifyRequest, id: number) =>
  inOwnFile(app, request, async ({ tx, etudiantId, audit }) => {
    await dropContactMean(tx, etudiantId, id);
    await audit('contact.supprime', `contact:${id}`);
  });

/** Gives up the e-mail address that waits for its code, if there is one; the file is as before it. */
export const giveUpEmail = (app: FastifyInstance, request: FastifyRequest) =>
  inOwnFile(app, request, async ({ tx, etudiantId, audit }) => {
    const row = await findEmailToConfirm(tx, etudiantId);
    if (!row?.empreinteCode) return app.audit.unchanged(request);
    await endEmailCode(tx, etudiantId);
    if (row.moyenContactId !== null) await withdrawUnproven(tx, etudiantId, row.moyenContactId);
    await audit('contact.abandonne', `contact:${row.moyenContactId ?? -1}`);
  });
