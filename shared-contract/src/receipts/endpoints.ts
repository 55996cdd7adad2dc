import { get } from '../base/endpoint';
import type { Recu } from '../portal/platform';

/** Receipts of the student's binding writes, newest first. */
export const receipts = get('/recus').answers<Recu[]>();

/** One receipt, by its number. */
export const receipt = get('/recus/{Numero}').answers<Recu>();
