import { Type } from '@sinclair/typebox';
import { SEARCH_LIMITS } from '../base/limits';
import { route } from '../base/route';
import { AddedAccountAnswer, StaffAccountsAnswer } from './answers';
import * as endpoints from './endpoints';
import { addAccountSchema, changeAccountSchema, withdrawAccountSchema } from './schemas';

/** Who gives rights has all of them: administrators alone. */
const access = { roles: ['admin'] } as const;

/** Accounts of the school's staff. */
export const staffAccountRoutes = {
  accounts: route(endpoints.staffAccounts, {
    access,
    query: Type.Object({ recherche: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.textMax })) }),
    answer: StaffAccountsAnswer,
  }),
  add: route(endpoints.addAccount, {
    access,
    body: addAccountSchema,
    audit: ['compte.ajoute', 'compte.nomme', 'compte.droits', 'compte.bureau'],
    answer: AddedAccountAnswer,
  }),
  change: route(endpoints.changeAccount, {
    access,
    body: changeAccountSchema,
    audit: ['compte.nomme', 'compte.droits', 'compte.bureau', 'compte.rendu'],
  }),
  withdraw: route(endpoints.withdrawAccount, {
    access,
    body: withdrawAccountSchema,
    audit: ['compte.retire'],
  }),
};
