import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { reinscriptionRoutes } from 'shared-contract/reinscription/routes';
import { findAddressDefaults } from '../../shared/people/addresses.queries';
import { findAddresses } from '../../shared/people/contacts.queries';
import { unknownAddress } from '../../shared/people/store-address';
import { newAddress } from './reinscription.presenter';
import { removeAddress, saveAddress } from './save-address';

/** Step 1: the addresses of the student, and the small form that edits one (S1 §2, §5). */
export const registerAddresses = (app: FastifyInstance): void => {
  const { orm } = app.db;

  const findOne = async (request: FastifyRequest, id: number) => {
    const found = (await findAddresses(orm, studentInView(request))).find((one) => one.AdresseID === id);
    if (!found) throw unknownAddress();
    return found;
  };

  serve(app, reinscriptionRoutes.addresses, ({ request }) => findAddresses(orm, studentInView(request)));

  serve(app, reinscriptionRoutes.addressForm, async ({ request, params }) => {
    if (params.AdresseID !== -1) return findOne(request, params.AdresseID);
    return newAddress(await findAddresses(orm, studentInView(request)), await findAddressDefaults(orm));
  });

  serve(app, reinscriptionRoutes.saveAddress, async ({ request, body }) =>
    findOne(request, await saveAddress(app, request, body)),
  );

  serve(app, reinscriptionRoutes.removeAddress, async ({ request, params }) => {
    await removeAddress(app, request, params.AdresseID);
    return null;
  });
};
