import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressAnswer, AddressListAnswer } from 'shared-contract/records/answers';
import { AddressFormAnswer } from 'shared-contract/reinscription/answers';
import { addressSchema } from 'shared-contract/reinscription/schemas';
import { idOrNewParam, idParams, toId } from '../../../params';
import { findAddresses } from '../../../platform/people/contacts.queries';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { findAddressDefaults } from './addresses.queries';
import { newAddress } from './reinscription.presenter';
import { removeAddress, saveAddress, unknownAddress } from './save-address';

const screen = 'Reinscription';
const flag = 'AccesReinscription';

/** Step 1: the addresses of the student, and the small form that edits one (S1 §2, §5). */
export const registerAddresses = (app: FastifyInstance): void => {
  const { orm } = app.db;
  const config = { access: { screen, right: 'Read', flag } } as const;

  const findOne = async (request: FastifyRequest, id: number) => {
    const found = (await findAddresses(orm, studentInView(request))).find((one) => one.AdresseID === id);
    if (!found) throw unknownAddress();
    return found;
  };

  app.get(
    '/extranet/student/Reinscription01',
    { config, schema: { response: { 200: AddressListAnswer } } },
    (request) => findAddresses(orm, studentInView(request)),
  );

  app.get<{ Params: { AdresseID: string } }>(
    '/extranet/student/Reinscription01/:AdresseID',
    { config, schema: { params: idOrNewParam('AdresseID'), response: { 200: AddressFormAnswer } } },
    async (request) => {
      if (request.params.AdresseID !== '-1') return findOne(request, toId(request.params.AdresseID));
      return newAddress(await findAddresses(orm, studentInView(request)), await findAddressDefaults(orm));
    },
  );

  app.post(
    '/extranet/student/Reinscription01',
    {
      config: { access: { screen, right: 'Update', flag }, body: addressSchema },
      schema: { response: { 200: AddressAnswer } },
    },
    async (request) => {
      const write = validBody(addressSchema, request.body);
      return findOne(request, await saveAddress(app, request, write));
    },
  );

  app.delete<{ Params: { AdresseID: string } }>(
    '/delete/:AdresseID/Reinscription01',
    { config: { access: { screen, right: 'Delete', flag } }, schema: { params: idParams('AdresseID') } },
    async (request, reply) => {
      await removeAddress(app, request, toId(request.params.AdresseID));
      return reply.code(204).send();
    },
  );
};
