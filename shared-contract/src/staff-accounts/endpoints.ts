import { get, post, put } from '../base/endpoint';
import type { AddedAccount, StaffAccounts } from './answers';
import type { AccountChange, AccountWithdrawal, NewAccount } from './schemas';

/** Accounts of the school's staff; students have none here. */
export const staffAccounts = /* @__PURE__ */ get(
  '/extranet/gestion/comptes{?recherche}',
).answers<StaffAccounts>();

/** Adds an account, which its person finds at the next sign-in under this name. */
export const addAccount = /* @__PURE__ */ post('/extranet/gestion/comptes')
  .takes<NewAccount>()
  .answers<AddedAccount>();

/** Changes an account; one that was withdrawn may sign in again. */
export const changeAccount = /* @__PURE__ */ put('/extranet/gestion/comptes/{id}').takes<AccountChange>();

/** Withdraws an account: its rights and its sessions end, its name stays in what it did. */
export const withdrawAccount = /* @__PURE__ */ post(
  '/extranet/gestion/comptes/{id}/retrait',
).takes<AccountWithdrawal>();
