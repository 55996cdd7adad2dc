import { del, get, post } from '../base/endpoint';
import type { Address, ContactMean } from '../records/answers';
import type { EmailConfirmation, OwnMeanSaved } from './answers';
import type { AddressWrite, ContactMeanWrite, EmailCodeWrite } from './schemas';

/** Creates or updates an own address, all year (CONTRACT §7.2). */
export const saveOwnAddress = post('/extranet/student/Contacts01').takes<AddressWrite>().answers<Address>();

/** Deletes an address of hers. */
export const removeOwnAddress = del('/extranet/student/Contacts01/{AdresseID}');

/** Creates or updates an own contact mean; a new e-mail address waits for its code. */
export const saveOwnMean = post('/extranet/student/Contacts02')
  .takes<ContactMeanWrite>()
  .answers<OwnMeanSaved>();

/** Deletes a contact mean of hers. */
export const removeOwnMean = del('/extranet/student/Contacts02/{MoyenContactID}');

/** Her e-mail address that waits for its code; null when none does. */
export const emailToConfirm = get('/extranet/student/Contacts03').answers<EmailConfirmation | null>();

/** Gives the code: the address counts from then on. */
export const confirmEmail = post('/extranet/student/Contacts03')
  .takes<EmailCodeWrite>()
  .answers<ContactMean>();

/** Gives the address up: its code is worth nothing any more. */
export const giveUpEmail = del('/extranet/student/Contacts03');
