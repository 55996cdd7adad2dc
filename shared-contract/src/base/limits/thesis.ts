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
export const SHORT_TITLE = 10;
