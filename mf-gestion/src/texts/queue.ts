import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type { DeskKind, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import type { DeskHolder, DeskSort } from 'shared-contract/gestion/gestion';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';

const KIND_TABS: Readonly<Record<DeskKind, string>> = {
  document: 'Documents',
  absence: 'Absences',
  intervention: 'Interventions',
  pae: 'PAE',
  signature: 'Problèmes signalés',
  stage: 'Stages',
  pai: 'Plans d’accompagnement',
};

/** In a list, where there is room for the words. */
const KIND_CHOICES: Readonly<Record<DeskKind, string>> = { ...KIND_TABS, pae: 'Programmes annuels (PAE)' };

const SORTS: Readonly<Record<DeskSort, string>> = {
  age: 'Anciennes',
  recent: 'Récentes',
  nom: 'Par nom',
};

const HOLDERS: Readonly<Record<DeskHolder, string>> = { moi: 'À moi', personne: 'À personne' };

/** Sentences of what waits. */
export const QUEUE_TEXTS = {
  lead: (total: number, late: number) =>
    `${formatNumber(total)}\u00a0${plural(total, 'demande', 'demandes')}, ${formatNumber(late)} depuis plus de ${QUEUE_LIMITS.lateDays}\u00a0jours`,
  error: 'La file n’a pas pu être chargée',
  codeError: 'Cette partie n’a pas pu s’ouvrir',
  opened: 'Demande ouverte',
  back: 'Retour à la liste',
  choose: 'Choisissez une demande',
  chooseText: 'Flèches pour parcourir, Entrée pour ouvrir.',
  tabs: 'Type de demande',
  all: 'Tout',
  waiting: (count: number) => ` ${formatNumber(count)} en attente`,
  /** A choice of a list, with how many are behind it once that is known. */
  choice: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatNumber(count)})`,
  kind: KIND_TABS,
  kindChoice: KIND_CHOICES,
  filters: 'Filtrer',
  /** Read out when a filter has changed the list. */
  found: (rows: number) =>
    rows === 0
      ? 'Aucune demande dans la liste.'
      : `${formatNumber(rows)}\u00a0${plural(rows, 'demande', 'demandes')} dans la liste.`,
  more: 'Filtres',
  holders: 'Attribution',
  anybody: 'À tous',
  holder: HOLDERS,
  section: 'Section',
  allSections: 'Mes sections',
  search: 'Nom ou matricule',
  sort: 'Trier',
  sorts: SORTS,
  list: 'Demandes, flèches pour parcourir',
  /** Whose request a row is; the number tells namesakes apart. */
  name: ({ Nom, Prenom, EtudiantMatricule }: DeskRow, hasNamesake: boolean) =>
    `${[Nom, Prenom].filter(Boolean).join(', ')}${hasNamesake ? ` (${EtudiantMatricule})` : ''}`,
  tick: (name: string, { Objet }: DeskRow) => `Sélectionner ${name}, ${Objet}`,
  /** The words of « BGE B2 », where its section is known. */
  sectionOf: ({ Section }: DeskRow, sections: DeskQueue['Sections']): string | undefined =>
    sections.find(({ Code }) => Section.startsWith(`${Code} `))?.Libelle,
  capped: (rows: number) => `Liste arrêtée à ${rows}\u00a0: affinez les filtres pour voir la suite.`,
  days: (days: number) => (days === 0 ? 'aujourd’hui' : `${days}\u00a0${plural(days, 'jour', 'jours')}`),
  /** The same, for who hears it. */
  since: (days: number, isLate: boolean) =>
    `${days === 0 ? 'depuis aujourd’hui' : `depuis ${days}\u00a0${plural(days, 'jour', 'jours')}`}${isLate ? ', en retard' : ''}`,
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
  signature: 'Problème signalé',
  stage: 'Stage',
  pai: 'Plan d’accompagnement',
};

/** Who looks after a request that somebody looks after. */
export const HOLDER_TEXTS = {
  mine: 'Attribuée à vous',
  held: (name: string) => `Attribuée à ${name}`,
} as const;
