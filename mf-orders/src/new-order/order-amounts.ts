import { useSession } from 'shared-auth';
import { dayOf } from 'shared-contract/base/days';
import type { SaleConditions, Support } from 'shared-contract/orders/answers';
import { balanceAfterDeposit, balanceDueDay, dueOnOrder, orderTotal } from 'shared-contract/orders/orders';

/** Amounts of a selection in cents; the server computes them again. */
export interface OrderAmounts {
  copies: number;
  total: number;
  dueNow: number;
  balance: number;
  depositPercent: number;
  /** Last day to pay the balance, `YYYY-MM-DD`. */
  balanceDay: string;
}

/** Total, deposit and balance of the chosen lines on the portal's day (CONTRACT §5.10). */
export const useOrderAmounts = (lines: readonly Support[], sale: SaleConditions): OrderAmounts => {
  const today = dayOf(new Date(useSession().Maintenant));
  const { AnneeDebut: yearStart, AcomptePourcent: depositPercent, SoldeJours: balanceDays } = sale;
  const total = orderTotal(lines);
  return {
    copies: lines.reduce((sum, line) => sum + line.LigneCommandeQuantite, 0),
    total,
    dueNow: dueOnOrder(total, today, yearStart, { depositPercent }),
    balance: balanceAfterDeposit(total, today, yearStart, { depositPercent }),
    depositPercent,
    balanceDay: balanceDueDay(yearStart, { balanceDays }),
  };
};
