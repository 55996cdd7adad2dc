import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { DESK_LIMITS, type DeskKind, type DeskSort } from 'shared-contract/gestion/gestion';

const KIND_TABS: Readonly<Record<DeskKind, string>> = {
  document: 'Documents',
  absence: 'Absences',
  intervention: 'Interventions',
  pae: 'PAE',
  signature: 'Signatures signalées',
  stage: 'Stages',
  pai: 'Plans d’accompagnement',
};

const SORTS: Readonly<Record<DeskSort, string>> = {
  age: 'Plus anciennes',
  recent: 'Plus récentes',
  nom: 'Par nom',
};

/** Sentences of what waits. */
export const QUEUE_TEXTS = {
  lead: (total: number, late: number) =>
    `${formatNumber(total)}\u00a0${plural(total, 'demande', 'demandes')}, ${formatNumber(late)} ${plural(late, 'attend', 'attendent')} depuis plus de ${DESK_LIMITS.lateDays}\u00a0jours`,
  error: 'La file n’a pas pu être chargée',
  opened: 'Demande ouverte',
  back: 'Retour à la liste',
  choose: 'Choisissez une demande',
  chooseText: 'Flèches pour parcourir, Entrée pour ouvrir.',
  tabs: 'Type de demande',
  all: 'Tout',
  waiting: (count: number) => ` ${formatNumber(count)} en attente`,
  kind: KIND_TABS,
  filters: 'Filtrer',
  more: 'Filtres',
  section: 'Section',
  allSections: 'Toutes mes sections',
  search: 'Nom ou matricule',
  sort: 'Trier',
  sorts: SORTS,
  list: 'Demandes, flèches pour parcourir',
  capped: (rows: number) => `Liste arrêtée à ${rows}\u00a0: affinez les filtres pour voir la suite.`,
  days: (days: number) => (days === 0 ? 'auj.' : `${days}\u00a0j`),
  late: ', en retard',
  today: ', aujourd’hui',
  doneTitle: 'Tout est traité',
  done: 'Rien n’attend dans vos sections. Ce que les étudiants enverront viendra ici.',
  noneTitle: 'Aucune demande avec ces filtres',
  none: (waiting: number) =>
    `${formatNumber(waiting)}\u00a0${plural(waiting, 'demande attend', 'demandes attendent')} en dehors de ces filtres.`,
  clear: 'Enlever les filtres',
} as const;

export const KIND_NAMES: Readonly<Record<DeskKind, string>> = {
  document: 'Document',
  absence: 'Absence',
  intervention: 'Intervention',
  pae: 'PAE',
  signature: 'Signature signalée',
  stage: 'Stage',
  pai: 'Plan d’accompagnement',
};
