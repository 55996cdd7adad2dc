import { get } from '../base/endpoint';
import type { Recu, RecuComplet, RecuVerifie } from '../portal/platform';

/** Receipts of the student's binding writes, newest first. */
export const receipts = get('/recus').answers<Recu[]>();

/** One receipt, by its number. */
export const receipt = get('/recus/{Numero}').answers<RecuComplet>();

/** Whose a printed receipt is, for which act and when, by its number and its code together; open to anyone. */
export const receiptCheck = get('/recus/{Numero}/verification/{code}').answers<RecuVerifie>();
