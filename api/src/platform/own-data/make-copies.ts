import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { workInBackground } from '../../plugins/life/background-work';
import { isStored } from '../files/orphans.queries';
import { notify } from '../notifications/notify.queries';
import { enqueueMail } from '../outbox/outbox.queries';
import { findRecipient } from '../outbox/recipient.queries';
import { type CopyRow, claimCopy, deleteCopiesOver, failCopy, settleCopy } from './copies.queries';
import { COPY_DAYS, copyMail, READY } from './copy-texts';
import { writeCopy } from './write-copy';

/** Pause between two looks at what was asked for, milliseconds. */
const EVERY = 2000;

const finish = async (app: FastifyInstance, copy: CopyRow, made: { empreinte: string; taille: number }) => {
  const { copieId, etudiantId } = copy;
  const preteLe = app.clock.now();
  const expireLe = new Date(preteLe.getTime() + COPY_DAYS * DAY_MS);
  await app.db.transaction(async (tx) => {
    if (!(await settleCopy(tx, copieId, { ...made, preteLe, expireLe }))) return;
    const code = `copie:${copieId}`;
    const { subject: titre, path: lien } = READY;
    await notify(tx, [{ etudiantId, code, genre: 'decision', titre, texte: null, lien, date: preteLe }]);
    const recipient = await findRecipient(tx, etudiantId);
    if (!recipient?.email) return;
    await enqueueMail(tx, copyMail(recipient.email, recipient.prenom), code);
  });
};

/** Makes the next copy that was asked for; resolves to whether there may be more. */
export const makeNextCopy = async (app: FastifyInstance): Promise<boolean> => {
  const copy = await claimCopy(app.db.orm);
  if (!copy) return false;
  try {
    await finish(app, copy, await app.files.take(await writeCopy(app, copy)));
  } catch (error) {
    app.log.warn({ err: error }, 'own data: the copy could not be made');
    await failCopy(app.db.orm, copy, app.clock.now());
  }
  return true;
};

/** Erases the copies whose days are over, rows and bytes. */
export const eraseCopies = async (app: FastifyInstance): Promise<void> => {
  const { db, clock, files } = app;
  const now = clock.now();
  for (const empreinte of await deleteCopiesOver(db.orm, now, daysBefore(now, COPY_DAYS)))
    if (!(await isStored(db.orm, empreinte))) await files.remove(empreinte);
};

/** Makes the copies while the server runs; several servers share the work, and one that died leaves its to them. */
export const ownDataWorker = fp(
  async (app) => {
    workInBackground(app, {
      every: EVERY,
      work: () => makeNextCopy(app),
      onError: (error) => app.log.warn({ err: error }, 'own data: will be tried again'),
    });
    app.retention.add('own-data', () => eraseCopies(app));
  },
  { name: 'own-data', dependencies: ['stored-files'] },
);
