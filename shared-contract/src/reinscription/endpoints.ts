import { binds } from '../base/binding';
import { del, get, post } from '../base/endpoint';
import type { Address, ContactMean } from '../records/answers';
import type { AddressForm, ContactMeanForm, Reenrolment } from './answers';
import type { AddressWrite, ContactMeanWrite, DiplomaWrite, GrantWrite, ThirdLanguageWrite } from './schemas';

/** Re-enrolment: the school's questions and the answers so far. */
export const reenrolment = get('/extranet/student/Reinscription').answers<Reenrolment>();

/** Her addresses. */
export const addresses = get('/extranet/student/Reinscription01').answers<Address[]>();

/** Initial values of an address form; -1 is a new one. */
export const addressForm = get('/extranet/student/Reinscription01/{AdresseID}').answers<AddressForm>();

/** Creates or updates an address. */
export const saveAddress = post('/extranet/student/Reinscription01').takes<AddressWrite>().answers<Address>();

/** Deletes an address. */
export const removeAddress = del('/delete/{AdresseID}/Reinscription01');

/** Her contact means, which the proclamation shows too. */
export const contactMeans = get('/extranet/student/Reinscription02').answers<ContactMean[]>();

/** Initial values of a contact form; -1 is a new one. */
export const contactMeanForm = get(
  '/extranet/student/Reinscription02/{MoyenContactID}',
).answers<ContactMeanForm>();

/** Creates or updates a contact mean. */
export const saveContactMean = post('/extranet/student/Reinscription02')
  .takes<ContactMeanWrite>()
  .answers<ContactMean>();

/** Deletes a contact mean. */
export const removeContactMean = del('/delete/{MoyenContactID}/Reinscription02');

/** Step 3: her grant. */
export const saveGrant = post('/extranet/student/Reinscription03').takes<GrantWrite>().answers<Reenrolment>();

/** Step 4: her third language. */
export const saveThirdLanguage = post('/extranet/student/Reinscription04')
  .takes<ThirdLanguageWrite>()
  .answers<Reenrolment>();

/** Step 5: her master. */
export const saveMaster = post('/extranet/student/Reinscription05')
  .takes<DiplomaWrite>()
  .answers<Reenrolment>();

/** As the last step: its answers are final. */
export const finishWithGrant = binds(saveGrant);
export const finishWithLanguage = binds(saveThirdLanguage);
export const finishWithMaster = binds(saveMaster);
