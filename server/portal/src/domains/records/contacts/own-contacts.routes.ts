import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { ownContactRoutes } from 'shared-contract/contacts/routes';
import { findAddresses, findContactMeans } from '../../shared/people/contacts.queries';
import { toConfirmation } from '../../shared/people/email-code';
import { findEmailToConfirm } from '../../shared/people/email-codes.queries';
import { unknownAddress } from '../../shared/people/store-address';
import { unknownMean } from '../../shared/people/store-contact-mean';
import { confirmEmail } from './confirm-email';
import { giveUpEmail, removeOwnAddress, removeOwnMean, saveOwnAddress, saveOwnMean } from './own-contacts';

/** Addresses and contact means, kept up to date by the student all year (CONTRACT §7.2). */
export const registerOwnContacts = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findMean = async (request: FastifyRequest, id: number) => {
    const means = await findContactMeans(orm, studentInView(request));
    const found = means.find((one) => one.MoyenContactID === id);
    if (!found) throw unknownMean();
    return found;
  };

  serve(app, ownContactRoutes.saveAddress, async ({ request, body }) => {
    const id = await saveOwnAddress(app, request, body);
    const found = (await findAddresses(orm, studentInView(request))).find((one) => one.AdresseID === id);
    if (!found) throw unknownAddress();
    return found;
  });

  serve(app, ownContactRoutes.removeAddress, async ({ request, params }) => {
    await removeOwnAddress(app, request, params.AdresseID);
    return null;
  });

  serve(app, ownContactRoutes.saveMean, async ({ request, body }) => {
    const saved = await saveOwnMean(app, request, body);
    return 'waiting' in saved
      ? { MoyenContact: null, Confirmation: toConfirmation(saved.waiting, app.clock.now()) }
      : { MoyenContact: await findMean(request, saved.id), Confirmation: null };
  });

  serve(app, ownContactRoutes.removeMean, async ({ request, params }) => {
    await removeOwnMean(app, request, params.MoyenContactID);
    return null;
  });

  serve(app, ownContactRoutes.emailToConfirm, async ({ request }) =>
    toConfirmation(await findEmailToConfirm(orm, studentInView(request)), app.clock.now()),
  );

  serve(app, ownContactRoutes.confirmEmail, async ({ request, body }) =>
    findMean(request, await confirmEmail(app, request, body)),
  );

  serve(app, ownContactRoutes.giveUpEmail, async ({ request }) => {
    await giveUpEmail(app, request);
    return null;
  });
};
