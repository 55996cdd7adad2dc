import { ORDER_LIMITS } from 'shared-contract/base/limits';

/** The part that is paid on ordering, wherever its amount is said. */
export const DEPOSIT = `Acompte de ${ORDER_LIMITS.depositPercent}\u00a0%`;
