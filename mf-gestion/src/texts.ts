import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { DESK_LIMITS, type DeskKind, type DeskSort } from 'shared-contract/gestion/gestion';
import { ASSIGN_TEXTS } from './assign-texts';
import { BATCH_TEXTS } from './batch-texts';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { ACT_WORDS, ANSWER_DIALOG, PLAN_DIALOG } from './decision-texts';
import { FIGURE_TEXTS } from './figure-texts';
import { IMPORT_TEXTS } from './import-texts';
import { NOTICE_TEXTS } from './notice-texts';
import { PERIOD_TEXTS } from './period-texts';
import { PLAN_TEXTS } from './plan-texts';
import { PROGRAMME_TEXTS } from './programme-texts';

const KIND_NAMES: Readonly<Record<DeskKind, string>> = {
  document: 'Document',
  absence: 'Absence',
  intervention: 'Intervention',
  pae: 'PAE',
  signature: 'Signature signalée',
  stage: 'Stage',
  pai: 'Plan d’accompagnement',
};

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

/** Every sentence of the domain. */
export const TEXTS = {
  title: 'À traiter',
  nav: 'Pages du bureau',
  /** The desk's pages, in their order. */
  pages: {
    '/gestion': 'À traiter',
    '/gestion/periodes': 'Périodes',
    '/gestion/valves': 'Valves',
    '/gestion/catalogues': 'Catalogues',
    '/gestion/chiffres': 'Chiffres',
    '/gestion/import': 'Import',
  },
  periods: PERIOD_TEXTS,
  notices: NOTICE_TEXTS,
  catalogues: CATALOGUE_TEXTS,
  figures: FIGURE_TEXTS,
  imports: IMPORT_TEXTS,
  programme: PROGRAMME_TEXTS,
  plan: PLAN_TEXTS,
  assign: ASSIGN_TEXTS,
  kinds: KIND_NAMES,
  queue: {
    lead: (total: number, late: number) =>
      `${formatNumber(total)}\u00a0${plural(total, 'demande', 'demandes')}, ${formatNumber(late)} ${plural(late, 'attend', 'attendent')} depuis plus de ${DESK_LIMITS.lateDays}\u00a0jours`,
    error: 'La file n’a pas pu être chargée',
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
  },
  item: {
    region: 'Demande ouverte',
    choose: 'Choisissez une demande',
    chooseText: 'Flèches pour parcourir, Entrée pour ouvrir.',
    error: 'La demande n’a pas pu être chargée',
    back: 'Retour à la liste',
    waits: (days: number) =>
      days === 0
        ? 'Attend depuis aujourd’hui'
        : `Attend depuis ${days}\u00a0${plural(days, 'jour', 'jours')}`,
    decided: 'Déjà traitée',
    number: 'Matricule',
    year: 'Année',
    compare: 'À comparer avec le dossier',
    name: 'Nom',
    firstNames: 'Prénoms',
    birth: 'Naissance',
    nationality: 'Nationalité',
    details: 'La demande',
    history: 'Historique',
    noHistory: 'Aucune décision jusqu’ici.',
    others: 'Ses autres demandes',
    by: (who: string | null) => who ?? 'École',
    takenBack: 'reprise avant l’annonce',
  },
  piece: {
    title: 'Pièce jointe',
    none: 'Aucune pièce n’accompagne cette demande.',
    loading: 'Ouverture de la pièce…',
    failed: 'La pièce ne peut pas être montrée ici.',
    page: (rank: number, count: number) => `Page ${rank} sur ${count}`,
    more: (shown: number, count: number) =>
      `Aperçu arrêté à la page ${shown} sur ${count}\u00a0: téléchargez la pièce entière.`,
    download: 'Télécharger',
    downloading: 'Téléchargement en cours..',
  },
  decision: {
    region: 'Décision',
    delay: (firstName: string) =>
      `${firstName} recevra un e-mail ${DESK_LIMITS.takeBackSeconds}\u00a0s après votre décision.`,
    of: ACT_WORDS,
    answer: ANSWER_DIALOG,
    plan: PLAN_DIALOG,
    arrangements: 'Dans chaque unité de l’année',
    arrangementsMissing: 'Dites ce qui est aménagé.',
    batch: BATCH_TEXTS,
    templates: 'Modèle (touches 1 à 4)',
    words: (firstName: string) => `Ce que ${firstName} lira`,
    count: (length: number, most: number) => `${length} / ${most}`,
    reasonMissing: 'Dites pourquoi\u00a0: l’étudiant lira ce motif.',
    failure: 'La décision n’a pas été prise',
    undone: 'Décision annulée\u00a0: la demande est revenue à sa place.',
    undoFailure: 'La décision n’a pas été annulée',
    undo: (seconds: number) => `Annuler (${seconds}\u00a0s)`,
    told: (firstName: string, seconds: number) => `${firstName} recevra un e-mail dans ${seconds}\u00a0s`,
    noAddress: 'Ce dossier n’a pas d’adresse e-mail\u00a0: personne ne sera prévenu.',
  },
  keys: {
    show: 'Raccourcis',
    title: 'Raccourcis du clavier',
    send: 'Ctrl\u00a0Entrée',
    lines: [
      ['/', 'chercher un étudiant'],
      ['↑ ↓', 'demande précédente, suivante'],
      ['Entrée', 'ouvrir la demande'],
      ['Échap', 'revenir à la liste, puis tout désélectionner'],
      ['A', 'accepter la demande ouverte, valider le programme'],
      ['R', 'refuser la demande, rendre le programme'],
      ['1 à 4', 'modèle de motif, hors d’un champ'],
      ['Ctrl\u00a0Entrée', 'envoyer le refus ou la réponse que vous écrivez'],
      ['X', 'sélectionner la demande, ou l’enlever de la sélection'],
      ['Maj X', 'sélectionner jusqu’à cette demande'],
      ['Maj A', 'accepter toutes les demandes sélectionnées'],
      ['G', 'me l’attribuer, la demande ou toute la sélection'],
      ['Maj G', 'l’attribuer à un collègue, ou à personne'],
      ['Z', 'annuler la dernière décision, ou toutes celles de la sélection'],
      ['?', 'tous les raccourcis'],
    ],
  },
} as const;
