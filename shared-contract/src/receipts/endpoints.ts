import { get } from '../base/endpoint';
import type { Recu, RecuComplet, RecuVerifie } from '../portal/platform';

/** Receipts of the student's binding writes, newest first. */
export const receipts = get('/recus').answers<Recu[]>();

/** One receipt, by its number. */
export const receipt = get('/recus/{Numero}').answers<RecuComplet>();

/** Public check of a printed receipt by number and code: holder, act and date. */
export const receiptCheck = get('/recus/{Numero}/verification/{code}').answers<RecuVerifie>();
