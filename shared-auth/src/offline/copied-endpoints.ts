import { isPathOf } from 'shared-contract/base/endpoint';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { orders } from 'shared-contract/orders/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';

/** The only data that a copy holds: enrolments, results, deadlines, orders, receipts. */
const COPIED_ENDPOINTS = [enrolments, enrolment, results, deliberation, deadlines, orders, receipts];

/** True when answers of this path belong in the copy. */
export const isCopied = (path: string): boolean =>
  COPIED_ENDPOINTS.some((endpoint) => isPathOf(endpoint.path, path));
