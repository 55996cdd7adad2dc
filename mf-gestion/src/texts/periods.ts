import { addDays } from 'shared-contract/base/days';
import { formatNumber } from 'shared-contract/base/format';
import { plural } from 'shared-contract/base/french';
import type { PeriodChange, Periods, PeriodWindow } from 'shared-contract/gestion/periods';
import {
  brusselsFormatter,
  formatDayWithYear,
  formatHour,
  formatNearDay,
  formatWindow,
  isMidnight,
} from 'shared-contract/portal/format-window';

const students = (count: number): string =>
  `${formatNumber(count)}\u00a0${plural(count, 'étudiant', 'étudiants')}`;

const shortDay = brusselsFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

const NO_END = 'sans date de fin';

/** « 9 oct. 2026 », with the hour where it is not midnight. */
const moment = (instant: string): string =>
  shortDay(instant) + (isMidnight(instant) ? '' : ` à ${formatHour(instant)}`);

/** « 21 janv. 2027 inclus » for a closing at midnight of the 22nd. */
const lastMoment = (instant: string): string =>
  isMidnight(instant) ? `${shortDay(Date.parse(instant) - 1)} inclus` : moment(instant);

/** « du 29 oct. 2026 au 6 janv. 2027 inclus » */
const dates = (window: PeriodWindow | null): string => {
  if (window === null) return '–';
  const { Ouverture, Fermeture } = window;
  const opens = Ouverture === null ? '' : moment(Ouverture);
  if (Fermeture === null) return Ouverture === null ? NO_END : `dès le ${opens}, ${NO_END}`;
  return Ouverture === null ? `jusqu’au ${lastMoment(Fermeture)}` : `du ${opens} au ${lastMoment(Fermeture)}`;
};

/** When it is open; one that goes on says so, whatever else is said of it. */
const said = (window: PeriodWindow | null, now: string): string => {
  if (window === null) return 'suit la période de toute l’école';
  const words = formatWindow({ ...window, Raison: null }, now);
  return window.Fermeture === null ? `${words}, ${NO_END}` : words;
};

const days = brusselsFormatter({ day: 'numeric', month: 'short' });
/** The first and the last day of a window, each for its end of the bar. */
const ends = (window: PeriodWindow | null): { opens: string; closes: string } => {
  const { Ouverture = null, Fermeture = null } = window ?? {};
  return {
    opens: Ouverture === null ? '' : days(Ouverture),
    // Closed at midnight, it was open until the day before.
    closes: Fermeture === null ? '' : days(Date.parse(Fermeture) - 1),
  };
};

/** « 29 oct. – 6 janv. », or that nothing closes it. */
const short = (window: PeriodWindow | null): string => {
  if (window === null) return '';
  const { opens, closes } = ends(window);
  if (opens === '' && closes === '') return NO_END;
  if (closes === '') return `${opens}, ${NO_END}`;
  return opens === '' ? `jusqu’au ${closes}` : `${opens} – ${closes}`;
};

const isOpen = (window: PeriodWindow | null, now: string): boolean =>
  window !== null &&
  (window.Ouverture === null || Date.parse(window.Ouverture) <= Date.parse(now)) &&
  (window.Fermeture === null || Date.parse(window.Fermeture) > Date.parse(now));

const countOpen = ({ Periodes, Maintenant }: Periods): number =>
  Periodes.flatMap(({ Ecole, Sections }) => [Ecole, ...Sections.map(({ Fenetre }) => Fenetre)]).filter(
    (one) => isOpen(one, Maintenant),
  ).length;

const fromTo = ({ Ouverture, Fermeture }: PeriodWindow): string => {
  if (Fermeture === null) return Ouverture === null ? NO_END : `dès le ${moment(Ouverture)}, ${NO_END}`;
  return Ouverture === null
    ? `jusqu’au ${moment(Fermeture)}`
    : `du ${moment(Ouverture)} au ${moment(Fermeture)}`;
};

const movedOf = (what: string, before: string | null, after: string | null): string => {
  if (before === null) return after === null ? '' : `${what} fixée au ${moment(after)}`;
  return after === null
    ? `${what} du ${moment(before)} retirée`
    : `${what} du ${moment(before)} au ${moment(after)}`;
};

const changeOf = ({ Avant, Apres }: PeriodChange, now: string): string => {
  if (Apres === null) return 'Suit de nouveau la période de toute l’école';
  if (Avant === null) return `Ouverte ${fromTo(Apres)}`;
  const moved: string[] = [];
  if (Avant.Ouverture !== Apres.Ouverture) moved.push(movedOf('ouverture', Avant.Ouverture, Apres.Ouverture));
  if (Avant.Fermeture !== Apres.Fermeture) moved.push(movedOf('fermeture', Avant.Fermeture, Apres.Fermeture));
  return moved.length === 0 ? `Message changé (${said(Apres, now)})` : `Déplacée\u00a0: ${moved.join(', ')}`;
};

/** The main button names what it does. */
const saveOf = (seen: PeriodWindow | null, next: { Ouverture: string; Fermeture: string }): string => {
  const day = (instant: string, lead = 0) => formatNearDay(Date.parse(instant) - lead, instant);
  if (seen === null) return 'Ouvrir la période';
  if (next.Fermeture !== '' && seen.Fermeture !== next.Fermeture)
    return `Fermer le ${day(next.Fermeture, 1)}`;
  if (next.Ouverture !== '' && seen.Ouverture !== next.Ouverture) return `Ouvrir le ${day(next.Ouverture)}`;
  return 'Enregistrer';
};

/** Sentences of « Périodes ». */
export const PERIOD_TEXTS = {
  title: 'Périodes',
  lead: (year: Periods) => {
    const open = countOpen(year);
    return `Année ${year.Annee.Valeur}, ${formatNumber(open)}\u00a0${plural(open, 'période ouverte', 'périodes ouvertes')}`;
  },
  error: 'Les périodes n’ont pas pu être chargées',
  whole: 'Toute l’école',
  filters: 'Filtrer',
  section: 'Section',
  allSections: 'Toutes les sections',
  allStates: 'Tous les états',
  none: 'Aucune période avec ces filtres',
  line: 'Ligne de l’année',
  table: 'Périodes de l’année',
  asTable: 'Voir en tableau',
  asLine: 'Voir sur l’année',
  event: 'Période',
  state: 'État',
  actions: 'Modifier',
  change: 'Modifier',
  changeOf: (name: string, who: string) => `Modifier\u00a0: ${name}, ${who}`,
  look: 'Voir',
  lookAt: (name: string, who: string) => `Voir\u00a0: ${name}, ${who}`,
  dates: 'Dates',
  states: { open: 'ouverte', ahead: 'à venir', over: 'fermée', absent: 'sans période' },
  badges: { open: 'Ouverte', ahead: 'À venir', over: 'Fermée', absent: 'Sans période' },
  legend: {
    open: 'ouverte',
    ahead: 'à venir',
    over: 'fermée',
    move: 'parcourir,',
    enter: 'Entrée',
    change: 'modifier',
  },
  day: (now: string) => days(now),
  today: (now: string) => `aujourd’hui, ${days(now)}`,
  said,
  short,
  /** As the bar has them; one without an end says so at its end. */
  ends: (window: PeriodWindow | null) => {
    const { opens, closes } = ends(window);
    return { opens, closes: window !== null && closes === '' ? NO_END : closes };
  },
  noEnd: NO_END,
  datesOf: dates,
  effect: {
    concerned: (count: number) => `${students(count)} ${plural(count, 'concerné', 'concernés')}`,
    closes: (count: number) => `Se ferme aussitôt pour ${students(count)}.`,
    opens: (count: number) => `S’ouvre aussitôt pour ${students(count)}.`,
    done: (count: number) => `Rien ne change pour ${students(count)} qui l’ont déjà fait.`,
    seen: 'Visible à la prochaine page ouverte.',
    notCounted: 'Le nombre d’étudiants n’est pas montré\u00a0: il dirait quelque chose de leur santé.',
    failed: 'L’effet de ce changement n’a pas pu être compté.',
  },
  panel: {
    region: 'Période choisie',
    opens: 'Ouvre le',
    closes: 'Ferme le',
    endless: 'Sans date de fin\u00a0: elle reste ouverte.',
    message: 'Message une fois fermée',
    messageUsual: 'Cette période n’est plus ouverte.',
    /** What a closing at midnight means. */
    lastDay: (local: string) =>
      `Dernier jour\u00a0: ${formatDayWithYear(`${addDays(local.slice(0, 10), -1)}T12:00:00Z`)} inclus.`,
    messageHint: 'Ce texte s’affiche quand la période est fermée.',
    earlier: '7\u00a0jours plus tôt',
    later: '7\u00a0jours plus tard',
    notYours: 'La période de toute l’école se change à la direction des programmes.',
    leave: 'Annuler',
    close: 'Fermer le panneau',
    asSchool: 'Comme toute l’école',
    save: saveOf,
    saved: 'Période enregistrée\u00a0: les étudiants la voient à leur prochaine page.',
    failure: 'La période n’a pas été enregistrée',
    undone: 'Changement annulé\u00a0: la période est comme avant.',
    undoFailure: 'Le changement n’a pas été annulé',
  },
  history: {
    title: 'Historique',
    error: 'L’historique n’a pas pu être chargé',
    none: 'Aucun changement jusqu’ici.',
    gone: 'compte supprimé',
    undoing: 'annulation',
    undo: 'Annuler ce changement',
    change: changeOf,
  },
  fresh: {
    title: 'Nouvelle période',
    lead: 'Une section peut avoir sa propre période, à la place de celle de toute l’école.',
    event: 'Choisissez la période',
    section: 'Choisissez la section',
    leave: 'Annuler',
    go: 'Continuer',
  },
  keys: [
    ['↑ ↓', 'période précédente, suivante'],
    ['Entrée', 'ouvrir la période'],
    ['Échap', 'fermer le panneau'],
    ['N', 'nouvelle période'],
    ['?', 'tous les raccourcis'],
  ],
} as const;
