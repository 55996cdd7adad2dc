import type { DemoSchoolName } from 'server-kernel/config';
import { PACKAGED_SCHOOLS } from '../schools/schools';
import { FIRST_ACCOUNTS, type OfferedAccounts } from './accounts';

const FEATURED = 6;

/** The accounts of a demo school, for its sign-in page and the terminal. */
export const offeredAccounts = (school: DemoSchoolName): OfferedAccounts => {
  if (school === 'parc') return FIRST_ACCOUNTS;
  const { accounts: groups } = PACKAGED_SCHOOLS[school];
  const students = groups[0]?.accounts ?? [];
  const team = groups.slice(1).flatMap(({ accounts }) => accounts);
  return { groups, featured: [...students.slice(0, FEATURED - 2), ...team.slice(0, 2)] };
};
