/** Screen identifiers (CONTRACT §3). The server and the browser compare them without regard to case. */
export const SCREEN_IDS = [
  'Dashboard',
  'Documents',
  'Inscriptions',
  'Inscription',
  'Contacts',
  'InscriptionSession',
  'Commandes',
  'CommandeSyllabus',
  'Memoire',
  'MemoireRemise',
  'IDM',
  'Stages',
  'Reinscription',
  'PAE',
  'SignaturePAE',
  'InscriptionTP',
  'DecretInclusif',
  'SignaturePAI',
  'Absences',
  'SAR',
  'Proclamation',
  'Valves',
  'UEDetail',
  'FicheDescriptive',
  'Verifications',
  'Gestion',
] as const;

export type ScreenId = (typeof SCREEN_IDS)[number];

/** The canonical identifier for a spelling in any case, or null when there is no such screen. */
export const findScreenId = (value: string): ScreenId | null =>
  SCREEN_IDS.find((id) => id.toLowerCase() === value.toLowerCase()) ?? null;
