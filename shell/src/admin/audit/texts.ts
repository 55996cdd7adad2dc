import type { AuditLine } from 'shared-contract/audit/answers';
import type { AuditKind } from 'shared-contract/base/audit-actions';
import { brusselsFormatter, formatHour } from 'shared-contract/portal/format-window';

/** What the words of a target are called; the others stand as they are. */
const TARGETS: Readonly<Record<string, string>> = {
  absence: 'absence',
  adresse: 'adresse',
  avis: 'avis',
  commande: 'commande',
  compte: 'compte',
  contact: 'contact',
  document: 'document',
  'document-dossier': 'document',
  ecran: 'écran',
  groupes: 'groupes',
  import: 'import',
  inscription: 'inscription',
  memoire: 'mémoire',
  pai: 'plan d’accompagnement',
  session: 'session',
  stage: 'stage',
};

const NUMBERS = /^[\d, ]+$/;

/** « document n° 28 », « écran Commandes »; several numbers are joined so that a line breaks between them. */
const target = (raw: string): string => {
  // Whose identity an account has at the provider is for programs: the export of the journal has it.
  if (/^https?:/.test(raw)) return '';
  const [kind = '', ...rest] = raw.split(':');
  const name = TARGETS[kind];
  const what = rest.join(':').replaceAll(/,(?=\S)/g, ', ');
  if (name === undefined) return raw.replaceAll(/[,:](?=\S)/g, '$& ');
  return `${name}\u00a0${NUMBERS.test(what) ? `n°\u00a0${what}` : what}`;
};

const moment = brusselsFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** « 23 nov. 2026, 10 h 01 » */
const at = (instant: string) => `${moment(instant)}, ${formatHour(instant)}`;

/** What is read out of a page that was asked for: how many lines, and of when. */
const found = (lines: readonly Pick<AuditLine, 'Date'>[]): string => {
  const [newest, oldest] = [lines[0], lines.at(-1)];
  if (!newest || !oldest) return 'Aucune ligne ne correspond à ces filtres.';
  if (lines.length === 1) return `Une ligne, du ${at(newest.Date)}.`;
  return `${lines.length}\u00a0lignes, du ${at(newest.Date)} au ${at(oldest.Date)}.`;
};

/** The page « Journal d’audit », for administrators. */
export const AUDIT = {
  lead: 'Qui a fait ou lu quoi, quand, d’où et pourquoi. Votre consultation est elle aussi enregistrée.',
  error: 'Le journal n’a pas pu être chargé',
  filters: 'Filtres du journal',
  person: 'Matricule du dossier',
  actor: 'Identifiant de l’auteur',
  kind: 'Nature',
  anyKind: 'Toutes',
  from: 'Du',
  until: 'Au',
  apply: 'Filtrer',
  caption: 'Lignes du journal, de la plus récente à la plus ancienne',
  date: 'Date',
  who: 'Auteur',
  what: 'Action',
  file: 'Dossier',
  at,
  found,
  target,
  nobody: 'visiteur sans compte',
  system: 'le portail',
  emptyTitle: 'Aucune ligne',
  empty: 'Rien ne correspond à ces filtres.',
  older: 'Plus anciennes',
  newer: 'Plus récentes',
  pages: 'Pages du journal',
} as const;

export const KINDS: Record<AuditKind, string> = {
  connexion: 'Connexions',
  acte: 'Actes',
  decision: 'Décisions de l’école',
  consultation: 'Consultations',
  refus: 'Refus',
  administration: 'Administration',
};
