import { route } from '../base/route';
import { AddressAnswer, ContactMeanAnswer } from '../records/answers';
import { EmailConfirmationAnswer, OwnMeanSavedAnswer } from './answers';
import * as endpoints from './endpoints';
import { addressSchema, contactMeanSchema, emailCodeSchema } from './schemas';

const screen = 'Contacts';
const READ = { screen, right: 'Read' } as const;
const UPDATE = { screen, right: 'Update' } as const;
const DELETE = { screen, right: 'Delete' } as const;

/** Addresses and contact means kept up to date all year, a new e-mail address after a code (CONTRACT §7.2). */
export const ownContactRoutes = {
  saveAddress: route(endpoints.saveOwnAddress, {
    access: UPDATE,
    body: addressSchema,
    answer: AddressAnswer,
    audit: ['adresse.enregistree'],
  }),
  removeAddress: route(endpoints.removeOwnAddress, { access: DELETE, audit: ['adresse.supprimee'] }),
  saveMean: route(endpoints.saveOwnMean, {
    access: UPDATE,
    body: contactMeanSchema,
    answer: OwnMeanSavedAnswer,
    audit: ['contact.enregistre', 'contact.code'],
  }),
  removeMean: route(endpoints.removeOwnMean, { access: DELETE, audit: ['contact.supprime'] }),
  emailToConfirm: route(endpoints.emailToConfirm, {
    access: READ,
    answer: EmailConfirmationAnswer,
    mayBeEmpty: true,
  }),
  confirmEmail: route(endpoints.confirmEmail, {
    access: UPDATE,
    body: emailCodeSchema,
    answer: ContactMeanAnswer,
    audit: ['contact.confirme'],
  }),
  giveUpEmail: route(endpoints.giveUpEmail, { access: DELETE, audit: ['contact.abandonne'] }),
};
