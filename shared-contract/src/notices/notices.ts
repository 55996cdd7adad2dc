import type { Notice } from './answers';

export type { Notice, NoticeAttachment } from './answers';

/** The word of PrioriteAnnonce that makes a notice urgent (S2 §3). */
export const URGENT = 'Urgente';

/** True for an urgent notice. */
export const isUrgent = (notice: { PrioriteAnnonce: string | null }): boolean =>
  notice.PrioriteAnnonce === URGENT;

/** Anchor of a notice on the board, so that a link can point at it. */
export const noticeAnchor = (annonceId: number): string => `avis-${annonceId}`;

/** A notice as the home announces it. */
export interface NoticeHeadline
  extends Pick<Notice, 'AnnonceID' | 'AnnonceLibelle' | 'AnnonceDateDebutPublication' | 'PrioriteAnnonce'> {
  Extrait: string;
}

/** What the home says of the notice board; the server may inline it in the page. */
export interface BoardSummary {
  /** How many notices are on the board. */
  Total: number;
  /** The newest, three at most. */
  Avis: NoticeHeadline[];
}
