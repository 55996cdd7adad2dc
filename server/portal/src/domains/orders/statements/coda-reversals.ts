/** Operations by which a bank takes back what it had credited, and by which it gives back what it had debited. */
const TAKEN_BACK = /^(..49|00(33|35|39)|03(09|38)|05(03|05))$/;
const GIVEN_BACK = /^(..99|00(83|85|89)|(01|02|41)54|01(60|62))$/;

/** What of a movement says that it is one of these; family and operation are two figures each. */
export interface Returnable {
  cents: number;
  operation: string;
  /** Kind of R-transaction, blank for none: reject, return, refund, reversal, cancellation. */
  returned: string;
}

/** True for what a bank takes back, or gives back. */
export const isReversal = ({ cents, operation, returned }: Returnable): boolean => {
  if (returned !== '') return true;
  // An incoming kind of operation with the sign of what goes out is one that was turned round.
  if (cents < 0) return TAKEN_BACK.test(operation) || operation.slice(2) >= '50';
  return GIVEN_BACK.test(operation);
};
