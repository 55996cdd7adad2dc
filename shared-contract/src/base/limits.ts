/**
 * The one home of every date, limit and threshold of S1 §9 and S2 §9 (CONTRACT §5.19). Text limits count UTF-16
 * units; a megabyte is 1024 × 1024 bytes.
 */

/** First day of an academic year that annees.csv does not know, 14 September (Belgian decree). */
export const ACADEMIC_YEAR_START = { month: 9, day: 14 } as const;

/** Credits of one year of study, out of which the validated ones are shown; also S2 §9's soft ceiling of a PAE. */
export const YEAR_CREDITS = 60;

/** Days a draft is kept (CONTRACT §3). */
export const DRAFT_DAYS = 30;

/** Free text that the specifications leave unbounded (comments, inclusive-teaching areas): ours. */
export const FREE_TEXT_MAX = 4000;

/** One line of an address or a contact, a grant number: ours. */
export const LINE_MAX = 100;

/** Bytes in a megabyte (CONTRACT §3). */
export const MEGABYTE = 1024 * 1024;

/** Files (S1 §9, CONTRACT §5.12). */
export const FILE_LIMITS = {
  bytes: 10 * MEGABYTE,
  thesisBytes: 40 * MEGABYTE,
  imagePixels: 40_000_000,
} as const;

/**
 * Quota of one person's unused uploads, finished or not: ours. Fits a thesis with annexes and a whole file of
 * documents; unused files expire after a day.
 */
export const UPLOAD_QUOTA = { files: 40, bytes: 200 * MEGABYTE } as const;

/** All that one student keeps, used or not: ours. Years of absences, two theses and a file of documents fit many times. */
export const UPLOAD_TOTAL = { files: 500, bytes: 500 * MEGABYTE } as const;

/** Own acts of one student in an hour and in a day, ours: nobody does as much by hand. */
export interface PaceLimit {
  anHour: number;
  aDay: number;
}

/** Mails at once of what a student does herself; beyond them they wait for her mail of the day. */
export const ACT_MAILS: PaceLimit = { anHour: 20, aDay: 60 };

/** Receipts of one student; then 429. */
export const RECEIPT_LIMITS: PaceLimit = { anHour: 60, aDay: 200 };

/** Fingerprints that one account deposits: each is kept until its person is erased. */
export const FINGERPRINT_LIMITS: PaceLimit = { anHour: 20, aDay: 60 };

/** Copies of her data that one student asks for: each is made apart, kept for days and told by mail. */
export const DATA_COPY_LIMITS: PaceLimit = { anHour: 5, aDay: 5 };

/** Verification search (CONTRACT §3, §5.15). */
export const SEARCH_LIMITS = { rows: 50, textMax: 100 } as const;

/** Times on screen, in milliseconds (S1 §9, S2 §9). */
export const TIMINGS = {
  startupRedirect: 500,
  toast: 5000,
  noticeExpand: 1200,
  verificationSection: 250,
} as const;

/** Tiles per row from each width in pixels (S1 §9, CONTRACT §5.18). */
export const TILE_COLUMNS = [
  { from: 0, columns: 2 },
  { from: 600, columns: 3 },
  { from: 900, columns: 6 },
  { from: 1200, columns: 7 },
] as const;

/** Results (S1 §9). */
export const RESULT_LIMITS = { max: 20, decimals: 2, pass: 10 } as const;

/** Orders (S1 §9). */
export const ORDER_LIMITS = {
  /** Part of the total, in percent, to pay before the academic year begins; the whole amount from then on. */
  depositPercent: 20,
  /** At least this part of the price, in percent, is due when an order is cancelled. */
  cancellationPercent: 30,
  /** Days between payment and delivery, at least. */
  deliveryDays: 12,
  /** Weeks after which unclaimed supports are sold again. */
  unclaimedWeeks: 3,
  /** The balance is due this many days before the first distribution. */
  balanceDays: 3,
  /** An order is recent when strictly fewer hours have passed. */
  recentHours: 72,
  /** Highest quantity of one support in an order: ours, so that totals stay sane. */
  maxQuantity: 99,
  /** Orders of this day or later are for the coming academic year: the summer term begins (Belgian decree). */
  nextYearFrom: { month: 7, day: 1 },
  /** Minutes in which a repeated order counts as the same: double click, second tab. Ours. */
  repeatMinutes: 2,
  /** More copies of one support than this are asked about before they bind: ours. */
  usualCopies: 5,
} as const;

/** Credits between which a PAE stands without a warning, where nothing else was decided: ours, after CONTRACT §4. */
export const PAE_LIMITS = { min: 45, max: 65 } as const;

/** Steps 0 to 5 of the re-enrolment wizard (S1 §9). */
export const REENROLMENT_LAST_STEP = 5;

/** Days within which a student who is not financeable may appeal against the refusal (S1 §8). */
export const APPEAL_DAYS = 10;

/** From this day on, the academic year of absences is the one that ends next year (S2 §9). */
export const ABSENCE_YEAR_SWITCH = { month: 9, day: 15 } as const;

/** Days of an absence, both counted, beyond which they are asked about; ours. */
export const USUAL_ABSENCE_DAYS = 62;

/** Absences of one student that may wait for the school at once: ours. A year has fewer. */
export const WAITING_ABSENCES_MAX = 40;

/** Guests of one student at the proclamation (S2 §9). */
export const MAX_GUESTS = 2;

/** Deposit that attestations ask for, in cents (S2 §9). */
export const ATTESTATION_DEPOSIT_CENTS = 5000;

/** Thesis (S1 §9, S2 §9). */
export const THESIS_LIMITS = {
  titleMax: 1000,
  summaryMin: 1000,
  summaryMax: 8000,
  organisationMax: 100,
  phoneMin: 6,
  phoneMax: 18,
  /** Grade out of 20 from which a thesis is open, then restricted. */
  openFrom: 14,
  restrictedFrom: 12,
  defaultConfidentialityYears: 2,
  archiveYears: 10,
} as const;

/** A title of a thesis shorter than this is asked about: characters, ours. */
export const SHORT_TITLE_LENGTH = 10;

/** Internships (S1 §5, §9). */
export const INTERNSHIP_LIMITS = { themeMax: 100, textMax: 100 } as const;

/** Limits of an internship's dates, and thresholds of questions, in days; ours. */
export const INTERNSHIP_DAYS = {
  /** Before today and after it: further off is a slip of the pen. */
  longestAgo: 3 * 365,
  furthestAhead: 5 * 365,
  longest: 2 * 365,
  usualAhead: 365,
  usualLength: 184,
} as const;

/** Digits of a telephone number: fewer or more are asked about; ours (ITU-T E.164 has 15 at most). */
export const PHONE_DIGITS = { min: 8, max: 15 } as const;

/** Addresses or contact means of one student: ours, so that the lists stay short. */
export const MAX_CONTACT_LINES = 20;

/**
 * The code that a new e-mail address is confirmed by: how long it holds, how often it may be tried, and how many one
 * student may have sent in an hour. Ours: a hundred and fifty guesses a day out of a million.
 */
export const EMAIL_CODE = { digits: 6, minutes: 15, tries: 5, anHour: 5 } as const;

/** Hours to refuse a reserved place before it becomes final. */
export const TP_HOURS_TO_REFUSE = 48;
