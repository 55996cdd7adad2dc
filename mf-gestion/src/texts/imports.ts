import { formatInstant } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import { formatBytes } from 'shared-contract/base/size';
import type { Import, ImportProgress, ImportRow } from 'shared-contract/imports/answers';
import type { FindingKind, ImportPhase, ImportState } from 'shared-contract/imports/imports';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)}\u00a0${plural(count, one, many)}`;

const changesOf = ({ Ajoutees, Changees }: Pick<ImportRow, 'Ajoutees' | 'Changees'>): number =>
  Ajoutees + Changees;

const changes = (row: Pick<ImportRow, 'Ajoutees' | 'Changees'>): string =>
  counted(changesOf(row), 'changement', 'changements');

const deposited = ({ Fichier, Taille, Par, DeposeLe }: ImportRow): string =>
  `${Fichier}, ${formatBytes(Taille)}, déposé par ${Par ?? 'un compte supprimé'} le ${formatInstant(DeposeLe)}`;

const STATES: Readonly<Record<ImportState, string>> = {
  controle: 'Contrôle en cours',
  fautes: 'À corriger',
  a_relire: 'À relire',
  ecriture: 'Import en cours',
  importe: 'Importé',
  interrompu: 'Interrompu',
  abandonne: 'Abandonné',
};

const PHASES: Readonly<Record<ImportPhase, string>> = {
  ouverture: 'Ouverture du paquet',
  lecture: 'Lecture',
  verification: 'Vérification de l’ensemble',
  bilan: 'Bilan de ce qui changerait',
  ecriture: 'Écriture',
};

/** What of it is done is said of reading alone: the rest has no measure. */
const progressWords = (progress: ImportProgress | null): string => {
  if (progress === null) return 'En attente du portail…';
  const { Phase, Fichier, Lignes, Total } = progress;
  const file = Fichier === null ? '' : `\u00a0: ${Fichier}`;
  const lines = Phase === 'lecture' ? `, ${formatNumber(Lignes)} lignes sur ${formatNumber(Total)}` : '';
  return `${PHASES[Phase]}${file}${lines}`;
};

const FINDINGS: Readonly<Record<FindingKind, string>> = {
  faute: 'Erreurs à corriger',
  remarque: 'À savoir',
  conflit: 'Ce que le portail garde',
};

/** The same fault of many lines is told once, and of one file a hundred are. */
const toldOf = (told: number, total: number): string =>
  total > told
    ? `${formatNumber(told)} sur ${formatNumber(total)}\u00a0: celles qui se répètent sont réunies, cent sont dites par fichier`
    : counted(total, 'ligne', 'lignes');

/** Sentences of « Import ». */
export const IMPORT_TEXTS = {
  title: 'Import',
  lead: 'Les données de l’école, par paquet\u00a0: tout est contrôlé d’abord, puis écrit d’un bloc, ou rien.',
  error: 'Les imports n’ont pas pu être chargés',
  oneError: 'Cet import n’a pas pu être chargé',
  counted,
  changesOf,
  changes,
  deposited,
  states: STATES,
  steps: ['Déposer', 'Contrôler', 'Relire', 'Importer'],
  deposit: {
    title: 'Déposer un paquet',
    label: 'Choisir un paquet ZIP',
    hint: (most: number) =>
      `Un ZIP de fichiers CSV, ${formatBytes(most)} au plus. Un paquet partiel ne change que ce qu’il contient. Rien n’est écrit avant que vous le confirmiez.`,
    again: 'Déposer le paquet corrigé',
    other: 'Importer un autre paquet',
  },
  running: {
    progress: 'Avancement',
    words: progressWords,
    checking: 'Rien n’est écrit pendant le contrôle. Vous pouvez quitter cette page\u00a0: il continue.',
    writing: 'Tout est écrit d’un bloc. Vous pouvez quitter cette page\u00a0: l’import continue.',
    stop: 'Arrêter',
    stopped: 'Contrôle arrêté',
  },
  faults: {
    title: ({ Fautes }: Import) => `${counted(Fautes, 'erreur', 'erreurs')}\u00a0: rien n’a été importé`,
    text: ({ Fautes }: Import) =>
      `${plural(Fautes, 'Corrigez-la', 'Corrigez-les toutes')} dans vos fichiers, puis déposez le paquet à nouveau.`,
  },
  interrupted: {
    title: 'Le travail a été interrompu',
    text: 'Le portail s’est arrêté pendant qu’il y travaillait. Rien n’a été écrit.',
    again: 'Contrôler à nouveau',
    started: 'Contrôle relancé',
  },
  given: 'Ce paquet a été abandonné\u00a0: il est effacé, rien n’a été écrit.',
  review: {
    title: 'Aucune erreur',
    text: 'Relisez ce qui va changer. Tout est écrit d’un bloc, ou rien ne l’est.',
    newTitle: 'Les données du portail ont changé depuis votre relecture',
    newText: 'Rien n’a été écrit. Voici ce que le paquet changerait maintenant\u00a0: relisez-le.',
    none: 'Ce paquet ne change rien\u00a0: le portail a déjà tout ce qu’il contient.',
  },
  summary: {
    title: 'Ce qui va changer',
    done: 'Ce qui a changé',
    columns: {
      Lignes: 'Lignes',
      Ajoutees: 'Ajoutées',
      Changees: 'Changées',
      Fermees: 'Dont fermées',
      Identiques: 'Identiques',
      Conflits: 'Gardées du portail',
    },
    kind: 'Contenu',
    total: 'Total',
  },
  findings: {
    titles: FINDINGS,
    told: toldOf,
    error: 'La liste n’a pas pu être chargée',
    sheet: 'Télécharger la liste (CSV)',
    pending: 'Préparation de la liste…',
    columns: {
      file: 'Fichier',
      line: 'Ligne',
      column: 'Colonne',
      value: 'Valeur',
      why: 'Pourquoi',
      how: 'Comment corriger',
    },
    whole: '–',
    pages: 'Pages de la liste',
    previous: 'Précédentes',
    next: 'Suivantes',
    page: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  conflicts: 'Ce qu’un étudiant a fait l’emporte sur le paquet.',
  bar: {
    label: 'Import du paquet',
    giveUp: 'Abandonner',
    write: (row: Import) => `Importer ${plural(changesOf(row), 'le', 'les')} ${changes(row)}`,
  },
  giveUp: {
    title: 'Abandonner ce paquet\u202f?',
    text: 'Il est effacé du portail. Vos fichiers, eux, restent chez vous.',
    confirm: 'Abandonner',
    keep: 'Annuler',
    done: 'Paquet abandonné',
  },
  confirm: {
    title: (row: Import) => `Importer ${changes(row)}\u202f?`,
    summary: ({ Fichier, Ajoutees, Changees, Fermees }: Import) =>
      `${Fichier}\u00a0: ${counted(Ajoutees, 'ligne ajoutée', 'lignes ajoutées')}, ${counted(Changees, 'changée', 'changées')}, dont ${counted(Fermees, 'fermée', 'fermées')}.`,
    final:
      'Les étudiants voient ces données à leur page suivante. Un import ne s’annule pas\u00a0: un autre paquet corrige.',
  },
  receipt: {
    title: 'Paquet importé',
    number: 'Numéro',
    file: 'Paquet',
    digest: 'Empreinte (SHA-256)',
    by: 'Déposé par',
    at: 'Importé le',
    numbers: 'Ajoutées, changées, dont fermées',
    kept: 'Gardées du portail',
    again: 'Le même paquet importé à nouveau ne change rien. Il est effacé du portail.',
    print: 'Imprimer le reçu',
    nobody: 'Un compte supprimé',
  },
  history: {
    title: 'Imports précédents',
    none: 'Aucun paquet n’a encore été déposé.',
    outcome: (row: ImportRow) => {
      if (row.Etat === 'fautes') return counted(row.Fautes, 'erreur', 'erreurs');
      return row.Etat === 'importe' || row.Etat === 'a_relire' ? changes(row) : null;
    },
    by: ({ Par, DeposeLe }: ImportRow) => `${formatInstant(DeposeLe)}, ${Par ?? 'compte supprimé'}`,
  },
  exported: {
    button: 'Exporter les données',
    pending: 'Préparation du paquet…',
  },
} as const;
