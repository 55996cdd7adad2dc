/** The re-enrolment wizard. */
export const REENROLMENT_PATH = '/evenement/reinscription';

/** The annual programme to compose. */
export const PAE_PATH = '/evenement/reinscription/PAE';

/** The home page. */
export const HOME_PATH = '/desktop';

/** Own data, a page of another domain: an e-mail address is confirmed there. */
export const CONTACTS_PATH = '/contacts';

/** Address of a receipt, a page of the shell. */
export const receiptPath = (numero: string): string => `/recus/${numero}`;

/** Sheet of a unit, a page of another domain. */
export const unitSheetPath = (id: number): string => `/ficheUE/${id}`;
