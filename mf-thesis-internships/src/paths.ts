/** Address of the thesis. */
export const THESIS_PATH = '/memoire';

/** Address of the consents. */
export const CONSENT_PATH = `${THESIS_PATH}/consentement`;

/** Address of the submission. */
export const SUBMISSION_PATH = `${THESIS_PATH}/remise`;

/** Address of the defence information. */
export const IDM_PATH = `${THESIS_PATH}/IDM`;

/** Address of the internships. */
export const INTERNSHIPS_PATH = '/evenement/stages';

/** Name of the part of the address that says which internship is open. */
export const INTERNSHIP_PARAMETER = 'stage';

/** Address of one internship: the same screen, opened on it. */
export const internshipPath = (stageId: number): string =>
  `${INTERNSHIPS_PATH}?${INTERNSHIP_PARAMETER}=${stageId}`;

/** Address of a receipt (a page of the shell). */
export const receiptPath = (number: string): string => `/recus/${number}`;
