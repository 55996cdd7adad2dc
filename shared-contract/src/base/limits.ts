/**
 * The one home of every date, limit and threshold of S1 §9 and S2 §9 (CONTRACT §5.19). Text limits count UTF-16
 * units; a megabyte is 1024 × 1024 bytes.
 */

export { ABSENCE_YEAR_SWITCH, USUAL_ABSENCE_DAYS } from './limits/absences';
export { EMAIL_CODE, MOST_CONTACT_LINES, PHONE_DIGITS } from './limits/contacts';
export { FILE_LIMITS, MEGABYTE, UPLOAD_QUOTA } from './limits/files';
export { INTERNSHIP_DAYS, INTERNSHIP_LIMITS } from './limits/internships';
export { ORDER_LIMITS } from './limits/orders';
export { ATTESTATION_DEPOSIT_CENTS, MAX_GUESTS } from './limits/proclamation';
export { APPEAL_DAYS, PAE_LIMITS, REENROLMENT_LAST_STEP } from './limits/programme';
export { RESULT_LIMITS } from './limits/results';
export { SEARCH_LIMITS, TILE_COLUMNS, TIMINGS } from './limits/screen';
export { DRAFT_DAYS, FREE_TEXT_MAX, LINE_MAX } from './limits/texts';
export { SHORT_TITLE, THESIS_LIMITS } from './limits/thesis';
export { ACADEMIC_YEAR_START, YEAR_CREDITS } from './limits/years';
