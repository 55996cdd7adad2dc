import { formatDay, formatInstant } from 'shared-contract/base/dates';
import { formatCents, formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type {
  CatalogueEntryName,
  EntryChange,
  EntryEffect,
  EntryValue,
} from 'shared-contract/catalogues/catalogues';
import { DAY_NAMES } from 'shared-contract/tp/clashes';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)}\u00a0${plural(count, one, many)}`;

const students = (count: number): string => counted(count, 'étudiant', 'étudiants');

const FIELDS: Readonly<Record<string, string>> = {
  SupportCoursLibelle: 'Titre',
  TypeSupportCours: 'Genre',
  SupportCoursPrix: 'Prix',
  Stock: 'Exemplaires de la vente',
  Retire: 'N’est plus vendu',
  Libelle: 'Nom du groupe',
  Jour: 'Jour',
  Debut: 'Début',
  Fin: 'Fin',
  Local: 'Local',
  Capacite: 'Places',
  ExamenDate: 'Jour',
  ExamenHeureDebut: 'Début',
  ExamenHeureFin: 'Fin',
  ExamenLocal: 'Local',
};

/** A value as the history says it. */
const saidValue = (field: string, value: EntryValue): string => {
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (field === 'SupportCoursPrix' && typeof value === 'number') return formatCents(value);
  if (field === 'Jour' && typeof value === 'number') return DAY_NAMES[value - 1] ?? String(value);
  if (field === 'ExamenDate' && typeof value === 'string') return formatDay(value);
  return value === null || value === '' ? 'rien' : String(value);
};

const toldOf = (count: number): string =>
  count === 0
    ? 'Ce changement ne touche ni horaire ni local\u00a0: personne n’est prévenu.'
    : `${students(count)} ${plural(count, 'sera prévenu', 'seront prévenus')}, à l’écran et par e-mail.`;

/** What a change does, before it is saved. */
const effectOf = (genre: CatalogueEntryName, effect: EntryEffect): string => {
  const { Concernes: count, Exemplaires: copies } = effect;
  if (genre === 'syllabus')
    return count === 0
      ? 'Aucune commande de cette vente n’a ce support.'
      : `${counted(count, 'commande garde son prix', 'commandes gardent leur prix')}, ${counted(copies, 'exemplaire', 'exemplaires')}.`;
  const has = genre === 'groupes' ? 'dans ce groupe' : plural(count, 'inscrit', 'inscrits');
  return count === 0 ? 'Aucun étudiant concerné.' : `${students(count)} ${has}. ${toldOf(effect.Prevenus)}`;
};

const savedOf = (told: number): string =>
  told === 0
    ? 'Changement enregistré.'
    : `Changement enregistré\u00a0: ${students(told)} ${plural(told, 'est prévenu', 'sont prévenus')}.`;

const NONE: Readonly<Record<CatalogueEntryName, string>> = {
  syllabus: 'Aucun support avec ces filtres',
  groupes: 'Aucun groupe avec ces filtres',
  examens: 'Aucun examen avec ces filtres',
};

/** What is almost taken, by catalogue; nothing of an exam is limited. */
const TIGHT: Readonly<Record<CatalogueEntryName, string | null>> = {
  syllabus: 'Presque épuisés',
  groupes: 'Presque complets',
  examens: null,
};

/** Sentences of « Catalogues ». */
export const CATALOGUE_TEXTS = {
  title: 'Catalogues',
  lead: 'Syllabus, groupes de travaux pratiques (TP) et examens. L’effet d’un changement s’affiche avant l’enregistrement.',
  summary: {
    supports: (count: number, copies: number) =>
      `${counted(count, 'support', 'supports')}, ${counted(copies, 'exemplaire commandé', 'exemplaires commandés')}`,
    groups: (count: number, taken: number, of: number) =>
      `${counted(count, 'groupe', 'groupes')}, ${counted(taken, 'place prise', 'places prises')} sur ${formatNumber(of)}`,
    exams: (count: number, registered: number) =>
      `${counted(count, 'examen', 'examens')}, ${counted(registered, 'inscription', 'inscriptions')}`,
  },
  error: 'Le catalogue n’a pas pu être chargé',
  tabsLabel: 'Catalogue',
  tabs: {
    syllabus: 'Syllabus',
    groupes: 'Groupes de TP',
    examens: 'Examens',
    textes: 'Textes et adresses',
  },
  count: (count: number) => ` ${counted(count, 'fiche', 'fiches')}`,
  filters: 'Filtrer',
  search: 'Titre, code, cours ou local',
  section: 'Section',
  allSections: 'Toutes mes sections',
  tight: TIGHT,
  shown: (count: number) => counted(count, 'fiche affichée', 'fiches affichées'),
  list: 'Fiches, flèches pour parcourir',
  none: NONE,
  noneText: 'Élargissez la recherche ou la section.',
  rows: {
    withdrawn: 'Retiré',
    soldOut: 'Épuisé',
    left: (count: number) => counted(count, 'restant', 'restants'),
    onSale: 'En vente',
    ordered: (copies: number) => counted(copies, 'commandé', 'commandés'),
    sold: (copies: number, of: number) =>
      `${formatNumber(copies)} / ${formatNumber(of)} ${plural(of, 'commandé', 'commandés')}`,
    full: 'Complet',
    almost: (count: number) => `Encore ${formatNumber(count)}`,
    free: (count: number) => counted(count, 'libre', 'libres'),
    empty: 'Vide',
    taken: (count: number, of: number) =>
      `${formatNumber(count)} / ${formatNumber(of)} ${plural(of, 'place', 'places')}`,
    registered: (count: number) => counted(count, 'inscrit', 'inscrits'),
    noSchedule: 'Horaire à fixer',
    serie: (serie: string) => `série ${serie}`,
    noRoom: 'local à fixer',
    readOnly: 'Lecture seule',
  },
  panel: {
    region: 'Fiche ouverte',
    form: 'Modifier la fiche',
    fields: FIELDS,
    days: DAY_NAMES,
    noDay: 'Sans jour fixe',
    price: 'Prix en euros',
    stockHint: (copies: number) =>
      copies === 0
        ? 'Vide\u00a0: sans limite.'
        : `Vide\u00a0: sans limite. Au moins ${formatNumber(copies)}, déjà ${plural(copies, 'commandé', 'commandés')}.`,
    placesHint: (taken: number) =>
      taken === 0
        ? 'Personne n’a encore choisi ce groupe.'
        : `Au moins ${formatNumber(taken)}, déjà ${plural(taken, 'prise', 'prises')}.`,
    sessionHint: (from: string, to: string) => `La session va du ${formatDay(from)} au ${formatDay(to)}.`,
    optional: '(facultatif)',
    readOnly:
      'D’autres sections que les vôtres s’en servent aussi\u00a0: la direction des programmes la change.',
    back: 'Retour à la liste',
    leave: 'Annuler',
    close: 'Fermer',
    save: 'Enregistrer',
    saved: savedOf,
    failure: 'Le changement n’a pas été enregistré',
    undone: 'Changement annulé\u00a0: la fiche est comme avant.',
    undoFailure: 'Le changement n’a pas été annulé',
  },
  effect: {
    of: effectOf,
    failed: 'L’effet de ce changement n’a pas pu être compté.',
    clashes: (count: number) =>
      plural(count, 'Ce changement crée un conflit', 'Ce changement crée des conflits'),
    confirm: 'J’ai lu\u00a0: enregistrer quand même',
    toConfirm: 'Cochez la case sous les conflits, ou changez l’heure ou le local.',
    free: 'Libres à cette heure\u00a0:',
  },
  history: {
    title: 'Historique',
    error: 'L’historique n’a pas pu être chargé',
    none: 'Aucun changement au bureau jusqu’ici.',
    undo: 'Annuler ce changement',
    line: ({ Champs }: EntryChange) =>
      Champs.map(
        ({ Champ, Avant, Apres }) =>
          `${FIELDS[Champ] ?? Champ}\u00a0: ${saidValue(Champ, Avant)} → ${saidValue(Champ, Apres)}`,
      ).join(', '),
    by: ({ Le, Par, EstAnnulation, Prevenus }: EntryChange) =>
      [
        formatInstant(Le),
        Par ?? 'compte supprimé',
        EstAnnulation ? 'annulation' : null,
        Prevenus > 0 ? `${students(Prevenus)} ${plural(Prevenus, 'prévenu', 'prévenus')}` : null,
      ]
        .filter(Boolean)
        .join(', '),
  },
  leaving: {
    title: 'Quitter sans enregistrer\u202f?',
    text: 'Ce que vous avez changé dans cette fiche serait perdu.',
    leave: 'Quitter',
    stay: 'Annuler',
  },
  elsewhere: {
    title: 'Où cela se règle',
    lead: 'Ces textes et ces adresses ne sont pas dans les catalogues\u00a0: voici où les modifier.',
    lines: [
      [
        'Message d’une période fermée',
        'Dans «\u00a0Périodes\u00a0», période par période.',
        '/gestion/periodes',
      ],
      ['Avis aux étudiants', 'Dans «\u00a0Valves\u00a0».', '/gestion/valves'],
      [
        'Nom, adresses, compte bancaire et personnes de contact de l’école',
        'Par l’équipe informatique, dans les réglages de l’école.',
        null,
      ],
      [
        'Cérémonies de proclamation et listes de choix',
        'Par l’équipe informatique, dans les données que l’école importe.',
        null,
      ],
      ['Textes des e-mails', 'Dans le portail lui-même\u00a0: les mêmes pour tous.', null],
    ],
  },
  keys: [
    ['↑ ↓', 'fiche précédente, suivante'],
    ['Entrée', 'ouvrir la fiche'],
    ['Échap', 'quitter la fiche, revenir à la liste'],
    ['/', 'chercher une fiche'],
    ['?', 'tous les raccourcis'],
  ],
} as const;
