/** The word of PrioriteAnnonce that makes a notice urgent (S2 §3). */
export const URGENT = 'Urgente';

/** True for an urgent notice. */
export const isUrgent = (notice: { PrioriteAnnonce: string | null }): boolean =>
  notice.PrioriteAnnonce === URGENT;

/** Anchor of a notice on the board, so that a link can point at it. */
export const noticeAnchor = (annonceId: number): string => `avis-${annonceId}`;

/** States of a notice: published, scheduled, or ended (withdrawn, or over). */
export const NOTICE_STATES = ['publie', 'programme', 'retire'] as const;

export type NoticeState = (typeof NOTICE_STATES)[number];

/** Actions in a notice's history. */
export const NOTICE_ACTS = ['ecrit', 'modifie', 'retire', 'remis'] as const;

export type NoticeAct = (typeof NOTICE_ACTS)[number];

/** Parts of a notice that a change may touch. */
export const NOTICE_PARTS = ['titre', 'texte', 'publics', 'dates', 'urgence', 'pieces'] as const;

export type NoticePart = (typeof NOTICE_PARTS)[number];

/** A year of study, `B2`: the letters of a programme, then the block. */
export const BLOCK_NAME = /^[^\s\d,]{1,6}[1-6]$/;

export const NOTICE_LIMITS = {
  /** Characters, UTF-16 units. */
  title: 90,
  text: 5000,
  files: 10,
  sections: 100,
  blocks: 60,
  /** Seconds before what is published now is read by anybody: so long it can be taken back unread. */
  undoSeconds: 10,
  /** Notices told at the desk: the oldest fall off. */
  rows: 300,
  /** Changes told of one notice. */
  changes: 50,
  /** Days in which urgent notices are counted: who writes the next one reads how many there were. */
  urgentDays: 30,
} as const;

/** The years of study that a section has: `B1` to `B3` of a bachelor, `S1` of a specialisation. */
export const blocksOf = ({ Sigle, Blocs }: { Sigle: string; Blocs: number }): string[] =>
  Array.from({ length: Blocs }, (_, at) => `${Sigle}${at + 1}`);
