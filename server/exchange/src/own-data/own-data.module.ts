import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, forbidden, notFound, tooMany } from 'server-kernel/errors';
import { sendFile } from 'server-kernel/files/send-file';
import { waitOf } from 'server-kernel/pace';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { dayOf } from 'shared-contract/base/days';
import { DATA_COPY_LIMITS } from 'shared-contract/base/limits';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { DataCopy } from 'shared-contract/own-data/answers';
import { ownDataRoutes } from 'shared-contract/own-data/routes';
import { type CopyRow, findAsked, findCopies, insertCopy } from './copies.queries';
import { deleteDevice, deviceId, findDevices } from './devices.queries';
import type { DataSubject } from './rows.queries';

/** Purpose of a session's key: the offline copy on the device. */
const COPY_PURPOSE = 'copie-sur-appareil';

const TOO_MANY = `Vous avez demandé ${DATA_COPY_LIMITS.aDay}\u00a0copies de vos données en un jour\u00a0: réessayez demain, les dernières restent à télécharger.`;

/** The person herself; never somebody who looks at her, whatever roles that person has beside. */
const subjectOf = (request: FastifyRequest): DataSubject => {
  const { etudiantId, userId, viewing } = principalOf(request);
  if (etudiantId === null || viewing)
    throw forbidden(PROBLEM_CODES.readRefused, 'Ces données ne sont lisibles que par l’étudiant lui-même.');
  return { etudiantId, compteId: userId };
};

const stateOf = ({ preteLe, echoueeLe }: CopyRow): DataCopy['Etat'] => {
  if (preteLe) return 'prete';
  return echoueeLe ? 'echouee' : 'en_preparation';
};

const toCopy = (row: CopyRow): DataCopy => ({
  CopieID: row.copieId,
  Etat: stateOf(row),
  DemandeeLe: row.demandeeLe.toISOString(),
  PreteLe: row.preteLe?.toISOString() ?? null,
  ExpireLe: row.expireLe?.toISOString() ?? null,
  Taille: row.taille,
});

const isThere = ({ expireLe }: CopyRow, now: Date): boolean => expireLe === null || expireLe > now;

const findOwnCopies = async (app: FastifyInstance, etudiantId: number): Promise<CopyRow[]> =>
  (await findCopies(app.db.orm, etudiantId)).filter((copy) => isThere(copy, app.clock.now()));

const registerCopies = (app: FastifyInstance): void => {
  serve(app, ownDataRoutes.dataCopies, async ({ request }) =>
    (await findOwnCopies(app, subjectOf(request).etudiantId)).map(toCopy),
  );

  serve(app, ownDataRoutes.askDataCopy, ({ request }) =>
    app.db.transaction(async (tx) => {
      const subject = subjectOf(request);
      const now = app.clock.now();
      const wait = waitOf(await findAsked(tx, subject.etudiantId), DATA_COPY_LIMITS, now);
      if (wait > 0) throw tooMany(wait, TOO_MANY);
      const copy = await insertCopy(tx, { ...subject, demandeeLe: now });
      if (!copy) throw conflict(PROBLEM_CODES.conflict, 'Une copie de vos données est déjà en préparation.');
      const { etudiantId } = subject;
      await app.audit.record(request, { action: 'donnees.demandees', etudiantId }, tx);
      return toCopy(copy);
    }),
  );

  serve(app, ownDataRoutes.dataCopyFile, async ({ request, reply, params }) => {
    const { etudiantId } = subjectOf(request);
    const copy = (await findOwnCopies(app, etudiantId)).find(({ copieId }) => copieId === params.CopieID);
    const content = copy?.empreinte ? await app.files.open(copy.empreinte) : null;
    if (!copy || !content) throw notFound('Cette copie n’existe pas, ou a été effacée.');
    const target = `copie:${copy.copieId}`;
    await app.audit.record(request, { action: 'donnees.telechargees', etudiantId, target });
    const name = `mes-donnees-${dayOf(copy.demandeeLe)}.zip`;
    return sendFile(reply, { name, type: 'application/zip', size: copy.taille ?? 0, content });
  });
};

const registerDevices = (app: FastifyInstance): void => {
  serve(app, ownDataRoutes.devices, async ({ request }) => {
    const { compteId } = subjectOf(request);
    const rows = await findDevices(app.db.orm, compteId, app.clock.now(), app.config.sessionIdleMinutes);
    return rows.map(({ tokenHash, appareil, createdAt, lastSeenAt }) => ({
      AppareilID: deviceId(tokenHash),
      Nom: appareil,
      OuverteLe: createdAt.toISOString(),
      VuLe: lastSeenAt.toISOString(),
      EstCeluiCi: tokenHash === request.session?.idHash,
    }));
  });

  serve(app, ownDataRoutes.disconnectDevice, async ({ request, params: { AppareilID } }) => {
    const { compteId, etudiantId } = subjectOf(request);
    await app.db.transaction(async (tx) => {
      if (!(await deleteDevice(tx, compteId, AppareilID)))
        throw notFound('Cet appareil n’est pas connecté, ou n’est pas le vôtre.');
      await app.audit.record(request, { action: 'appareil.deconnecte', etudiantId }, tx);
    });
    return null;
  });

  serve(app, ownDataRoutes.deviceKey, ({ request }) => {
    subjectOf(request);
    const key = app.sessions.keyFor(request, COPY_PURPOSE);
    if (!key || !request.session) throw notFound('Cette session n’a pas de clé.');
    return { AppareilID: deviceId(request.session.idHash), Cle: key.toString('base64url') };
  });
};

/** A person's own data and signed-in devices (docs/decisions/own-data.md). */
export const ownDataModule = async (app: FastifyInstance): Promise<void> => {
  registerCopies(app);
  registerDevices(app);
};
