/** Address of the home screen, where a finished enrolment leads. */
export const DESKTOP_PATH = '/desktop';

/** Address of a receipt, a page of the shell. */
export const receiptPath = (numero: string): string => `/recus/${numero}`;

/** Address of the signature of the individual support plan. */
export const PAI_PATH = '/enseignement-inclusif/signature';
