import { ID_OR_NEW, route } from '../base/route';
import {
  AddressAnswer,
  AddressListAnswer,
  ContactMeanAnswer,
  ContactMeanListAnswer,
} from '../records/answers';
import { AddressFormAnswer, ContactMeanFormAnswer, ReenrolmentAnswer } from './answers';
import * as endpoints from './endpoints';
import { addressSchema, contactMeanSchema, diplomaSchema, grantSchema, thirdLanguageSchema } from './schemas';

const screen = 'Reinscription';
const flag = 'AccesReinscription';
const READ = { screen, right: 'Read', flag } as const;
const UPDATE = { screen, right: 'Update', flag } as const;
const DELETE = { screen, right: 'Delete', flag } as const;
/** The proclamation shows the contact means too (CONTRACT §3). */
const READ_MEANS = { screen, right: 'Read', flag: ['AccesReinscription', 'AccesProclamation'] } as const;

/** The re-enrolment wizard, from its start to the choice of a master (S1 §2, §4, §5). */
export const reinscriptionRoutes = {
  reenrolment: route(endpoints.reenrolment, { access: READ, answer: ReenrolmentAnswer }),
  addresses: route(endpoints.addresses, { access: READ, answer: AddressListAnswer }),
  addressForm: route(endpoints.addressForm, {
    access: READ,
    params: { AdresseID: ID_OR_NEW },
    answer: AddressFormAnswer,
  }),
  saveAddress: route(endpoints.saveAddress, {
    access: UPDATE,
    body: addressSchema,
    answer: AddressAnswer,
    audit: ['adresse.enregistree'],
  }),
  removeAddress: route(endpoints.removeAddress, { access: DELETE, audit: ['adresse.supprimee'] }),
  contactMeans: route(endpoints.contactMeans, { access: READ_MEANS, answer: ContactMeanListAnswer }),
  contactMeanForm: route(endpoints.contactMeanForm, {
    access: READ,
    params: { MoyenContactID: ID_OR_NEW },
    answer: ContactMeanFormAnswer,
  }),
  saveContactMean: route(endpoints.saveContactMean, {
    access: UPDATE,
    body: contactMeanSchema,
    audit: ['contact.enregistre'],
    answer: ContactMeanAnswer,
  }),
  removeContactMean: route(endpoints.removeContactMean, { access: DELETE, audit: ['contact.supprime'] }),
  saveGrant: route(endpoints.saveGrant, {
    access: UPDATE,
    body: grantSchema,
    answer: ReenrolmentAnswer,
    audit: ['reinscription.etape3', 'reinscription.terminee'],
  }),
  saveThirdLanguage: route(endpoints.saveThirdLanguage, {
    access: UPDATE,
    body: thirdLanguageSchema,
    audit: ['reinscription.etape4', 'reinscription.terminee'],
    answer: ReenrolmentAnswer,
  }),
  saveMaster: route(endpoints.saveMaster, {
    access: UPDATE,
    body: diplomaSchema,
    answer: ReenrolmentAnswer,
    audit: ['reinscription.etape5', 'reinscription.terminee'],
  }),
};
