/** What S1 and S2 call the parts of a year and its credits, without quoting a sentence. */
export const RESULT_LABELS = {
  partial: 'Partiel',
  session1: 'S1',
  session2: 'S2',
  session3: 'S3',
  term1: 'Q1',
  term2: 'Q2',
  credits: 'ECTS',
} as const;
