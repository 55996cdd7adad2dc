// A file for each matter: a screen carries what it counts with.

export { ORDER_MESSAGES } from '../quoted/order-messages';
export { ORDER_TEXTS } from '../quoted/orders';
export { balanceAfterDeposit, cancellationCompensation, dueOnOrder, orderTotal } from './amounts';
export type { Intervention, Order, OrderCreated, OrderLine, Support } from './answers';
export { canAskIntervention, messageTone } from './message';
export { amountToPay, type PaymentState, paymentState } from './payment';
export { balanceDueDay, isRecentOrder, orderYearStart, saleStart } from './sale-year';
export { isVcs, vcsOf } from './vcs';
