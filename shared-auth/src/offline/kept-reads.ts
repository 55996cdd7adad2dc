import { isPathOf } from 'shared-contract/base/endpoint';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { orders } from 'shared-contract/orders/endpoints';
import { receipts } from 'shared-contract/receipts/endpoints';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';

/** What a copy holds, and nothing else: enrolments, results, deadlines, orders and receipts. */
const KEPT = [enrolments, enrolment, results, deliberation, deadlines, orders, receipts];

/** Whether the answer to this path belongs in a copy. */
export const isKept = (path: string): boolean => KEPT.some((endpoint) => isPathOf(endpoint.path, path));
