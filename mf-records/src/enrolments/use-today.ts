import { useSession } from 'shared-auth';
import { dayOf } from 'shared-contract/base/days';

/** The portal's day, `YYYY-MM-DD` in Brussels. */
export const useToday = (): string => dayOf(new Date(useSession().Maintenant));
