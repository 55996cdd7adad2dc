import type { groupesTp } from '../../db/schema/exams-events/tp';
import type { Activity, Programme } from '../school/catalogue';

type GroupRow = typeof groupesTp.$inferInsert & { groupeActiviteApprentissageId: number };

/** Places of the groups of a course: how many there are, and how many are taken. */
type Places = [capacite: number, prises: number][];

/** When and where a group meets, by its rank in the course. */
const TIMES = [
  'lundi, 8 h 30 à 10 h 30, local A104',
  'mardi, 13 h 30 à 15 h 30, local A112',
  'jeudi, 10 h 45 à 12 h 45, local B203',
  'vendredi, 8 h 30 à 10 h 30, local B203',
  'mercredi, 8 h 30 à 10 h 30, local C301',
].map((text) => text.replace(/(\d) h (\d)/g, '$1\u00a0h\u00a0$2'));

/** The one course of the 300 testers: 200 places in all (CONTRACT §4). */
const RUSH: Places = [
  [40, 0],
  [40, 0],
  [40, 0],
  [40, 0],
  [40, 0],
];

const ORDINARY: Places = [
  [30, 21],
  [30, 8],
  [30, 28],
  [30, 16],
];

/** A full group, one with a single place, two with more (CONTRACT §4, 230101). */
const TENSE: Places = [
  [24, 24],
  [24, 23],
  [24, 15],
  [24, 10],
];

/** Units whose practice is held in groups, with the places of a student without a series. */
const COURSES: Record<string, Places> = {
  LECGE1112: RUSH,
  LECGE1222: TENSE,
  LINGE1225: ORDINARY,
  LECGE1219: ORDINARY,
  LECGE1316: ORDINARY,
  LECGE1332: ORDINARY,
  '1BACP10': ORDINARY,
  '1BAIC10': ORDINARY,
  '2BAEL20': ORDINARY,
  '2BAIN20': ORDINARY,
  '3BEPE30': ORDINARY,
};

/** Units of the personas of the second block of management, each of whom has a series to herself. */
const SERIES_COURSES = ['LECGE1222', 'LINGE1225', 'LECGE1219'];

/** Numbers of the groups of series, far above the others. */
const FIRST_OF_SERIES = 1_000_000;
const GROUPS_A_SERIES = 20;

const practiceOf = (activities: Activity[]): Activity | undefined =>
  activities.find(({ libelle }) => libelle === 'Laboratoires') ??
  activities.find(({ libelle }) => libelle === 'Exercices');

const groupsOf = (activity: Activity, places: Places, firstId: number, serie: string | null): GroupRow[] =>
  places.map(([capacite, prises], rank) => ({
    groupeActiviteApprentissageId: firstId + rank,
    activiteApprentissageId: activity.id,
    serie,
    code: `TP${rank + 1}`,
    libelle: `Groupe ${rank + 1}`,
    horaire: TIMES[rank] ?? null,
    capacite,
    prises,
  }));

const unitsOf = (programmes: Programme[]) => programmes.flatMap(({ blocs }) => blocs.flat());

/** Groups that are open to all who follow the course. */
export const openGroups = (programmes: Programme[]): GroupRow[] =>
  unitsOf(programmes).flatMap((unit) => {
    const places = COURSES[unit.code];
    const activity = practiceOf(unit.activities);
    return places && activity ? groupsOf(activity, places, activity.id * 10, null) : [];
  });

/** Groups of the series of one student, so that nobody else takes what her situation says is free. */
export const seriesGroups = (programmes: Programme[], serie: string, rank: number): GroupRow[] =>
  unitsOf(programmes)
    .filter(({ code }) => SERIES_COURSES.includes(code))
    .flatMap((unit, index) => {
      const places = COURSES[unit.code];
      const activity = practiceOf(unit.activities);
      const firstId = FIRST_OF_SERIES + rank * GROUPS_A_SERIES + index * 5;
      return places && activity ? groupsOf(activity, places, firstId, serie) : [];
    });
