import type { AuditKind } from 'shared-contract/base/audit-actions';

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
  why: 'Motif',
  origin: 'Adresse',
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
