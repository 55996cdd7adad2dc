export type { Notice, NoticeAttachment } from './notices-answers';

/** The word of PrioriteAnnonce that makes a notice urgent (S2 §3). */
export const URGENT = 'Urgente';

/** True for an urgent notice. */
export const isUrgent = (notice: { PrioriteAnnonce: string | null }): boolean =>
  notice.PrioriteAnnonce === URGENT;

/** Newest first; of one moment, the highest identifier first (S2 §2). */
export const newestFirst = <T extends { AnnonceID: number; AnnonceDateDebutPublication: string }>(
  notices: readonly T[],
): T[] =>
  [...notices].sort(
    (a, b) =>
      Date.parse(b.AnnonceDateDebutPublication) - Date.parse(a.AnnonceDateDebutPublication) ||
      b.AnnonceID - a.AnnonceID,
  );
