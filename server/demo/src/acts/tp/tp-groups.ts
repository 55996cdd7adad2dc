import type { groupesTp } from 'server-schema/exams-events/tp';
import { scheduleText } from 'shared-contract/tp/schedule';
import type { Activity, Programme } from '../../school/catalogue';

type GroupRow = typeof groupesTp.$inferInsert & { groupeActiviteApprentissageId: number };

/** Places of the groups of a course: how many there are, and how many are taken. */
type Places = [capacite: number, prises: number][];

/** When and where a group meets. */
interface Meeting {
  jour: number;
  debut: string;
  fin: string;
  local: string;
}

/** Days of a week on which groups meet. */
const WORKDAYS = [1, 2, 3, 4, 5];

const HOURS = [
  ['08:15', '10:15'],
  ['10:30', '12:30'],
  ['13:00', '15:00'],
  ['15:15', '17:15'],
  ['17:30', '19:30'],
] as const;

/** Each programme is taught in a building of its own. */
const BUILDINGS = ['A', 'B', 'C'];
const ROOMS = ['104', '112', '203', '204', '301'];

/** Every hour of a week at which groups meet in a building, from one day to the next. */
const weekOf = (building: string): Meeting[] =>
  HOURS.flatMap(([debut, fin], band) =>
    WORKDAYS.map((jour) => {
      const room = ROOMS[(jour - 1 + band) % ROOMS.length];
      return { jour, debut, fin, local: `${building}${room}` };
    }),
  );

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

/** One full, one almost, one half, one that nobody chose. */
const VARIED: Places = [
  [30, 30],
  [30, 27],
  [30, 16],
  [30, 0],
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
  LECGE1332: VARIED,
  '1BACP10': ORDINARY,
  '1BAIC10': ORDINARY,
  '2BAEL20': VARIED,
  '2BAIN20': ORDINARY,
  '3BEPE30': VARIED,
};

/** Units of the personas of the second block of management, each of whom has a series to herself. */
const SERIES_COURSES = ['LECGE1222', 'LINGE1225', 'LECGE1219'];

/** The one whose groups meet at the same hour on purpose: those of her last course as those of the one before. */
const CLASHING_PERSONA = '230109';
const CLASHING_COURSE = { of: 'LECGE1219', with: 'LINGE1225' };

/** Numbers of the groups of series, far above the others. */
const FIRST_OF_SERIES = 1_000_000;
const GROUPS_PER_SERIES = 20;

const practiceOf = (activities: Activity[]): Activity | undefined =>
  activities.find(({ libelle }) => libelle === 'Laboratoires') ??
  activities.find(({ libelle }) => libelle === 'Exercices');

interface Course {
  code: string;
  activity: Activity;
  places: Places;
  meetings: Meeting[];
}

/** The courses of a programme with groups, no two groups of which meet at the same hour. */
const coursesOf = ({ blocs }: Programme, rank: number): Course[] => {
  const week = weekOf(BUILDINGS[rank % BUILDINGS.length] ?? 'A');
  let taken = 0;
  return blocs.flat().flatMap(({ code, activities }) => {
    const places = COURSES[code];
    const activity = practiceOf(activities);
    if (!places || !activity) return [];
    const meetings = week.slice(taken, taken + places.length);
    taken += places.length;
    if (meetings.length < places.length) throw new Error(`the week is too short for ${code}`);
    return [{ code, activity, places, meetings }];
  });
};

const groupsOf = (course: Course, firstId: number, serie: string | null): GroupRow[] =>
  course.meetings.map((meeting, rank) => {
    const [capacite, prises] = course.places[rank] ?? [0, 0];
    const { jour, debut, fin, local } = meeting;
    return {
      groupeActiviteApprentissageId: firstId + rank,
      activiteApprentissageId: course.activity.id,
      serie,
      code: `TP${rank + 1}`,
      libelle: `Groupe ${rank + 1}`,
      horaire: scheduleText({ Jour: jour, Debut: debut, Fin: fin }, local),
      jour,
      debut,
      fin,
      capacite,
      prises,
    };
  });

/** Groups that are open to all who follow the course. */
export const openGroups = (programmes: Programme[]): GroupRow[] =>
  programmes.flatMap(coursesOf).flatMap((course) => groupsOf(course, course.activity.id * 10, null));

/** As it is, or at the hours of another course for the one persona whose courses clash. */
const metBy = (course: Course, courses: Course[], serie: string): Course => {
  const isClashing = serie.slice(1) === CLASHING_PERSONA.slice(1) && course.code === CLASHING_COURSE.of;
  const other = courses.find(({ code }) => code === CLASHING_COURSE.with);
  return isClashing && other ? { ...course, meetings: other.meetings } : course;
};

/** Groups of the series of one student, so that nobody else takes what her situation says is free. */
export const seriesGroups = (programmes: Programme[], serie: string, rank: number): GroupRow[] => {
  const courses = programmes.flatMap(coursesOf).filter(({ code }) => SERIES_COURSES.includes(code));
  return courses.flatMap((course, index) =>
    groupsOf(metBy(course, courses, serie), FIRST_OF_SERIES + rank * GROUPS_PER_SERIES + index * 5, serie),
  );
};
