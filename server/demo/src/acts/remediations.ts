import type { Client } from 'pg';
import {
  remediations,
  remediationsEtudiants,
  remediationsIntervalles,
} from 'server-schema/exams-events/remediation';
import { addDays, dayOf, daysBefore, weekdayOf } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import type { Programme } from '../school/catalogue';

/**
 * Code of the unit (null = for everyone), title, term, who it is for, days from now on which it is held, and its hours;
 * null = none are set, and it lasts several days.
 */
type Plan = [
  unit: string | null,
  title: string,
  term: string | null,
  audience: string,
  days: number[],
  hours: [from: string, to: string] | null,
];

const LUNCH: Plan[5] = ['12:00', '13:00'];
const AFTERNOON: Plan[5] = ['14:00', '16:00'];
const EVENING: Plan[5] = ['17:00', '19:00'];

const PLANS: Plan[] = [
  [null, 'Méthode de travail et gestion du temps', 'Q1', 'Tous les étudiants', [8, 15], null],
  [null, 'Écrire un travail\u00a0: plan, sources et citations', 'Q1', 'Tous les étudiants', [10], LUNCH],
  [
    'LECGE1112',
    'Mathématiques I\u00a0: dérivées et optimisation',
    'Q1',
    'Bloc 1, après le test de novembre',
    [9, 16],
    AFTERNOON,
  ],
  ['LECGE1115', 'Économie politique\u00a0: exercices guidés', 'Q1', 'Bloc 1', [11], LUNCH],
  ['LINGE1121', 'Calcul matriciel\u00a0: bases', 'Q2', 'Bloc 1', [80, 87], AFTERNOON],
  ['LECGE1212', 'Macroéconomie\u00a0: modèle IS-LM pas à pas', 'Q1', 'Bloc 2', [9, 16, 23], AFTERNOON],
  [
    'LECGE1222',
    'Microéconomie\u00a0: exercices de synthèse',
    'Q1',
    'Bloc 2, moins de 10 au partiel',
    [12],
    EVENING,
  ],
  [
    'LINGE1225',
    'Programmation\u00a0: reprendre les bases',
    'Q1',
    'Bloc 2, sans acquis en programmation',
    [7, 14, 21],
    EVENING,
  ],
  ['LECGE1219', 'Comptabilité II\u00a0: lire un bilan', 'Q2', 'Bloc 2', [82], AFTERNOON],
  ['LECGE1224', 'Statistique II\u00a0: tests d’hypothèse', 'Q2', 'Bloc 2', [84, 91], AFTERNOON],
  ['LECGE1316', 'Économétrie\u00a0: régression multiple', 'Q1', 'Bloc 3', [13], EVENING],
  ['LECGE1332', 'Finance\u00a0: actualisation et rendement', 'Q1', 'Bloc 3', [9], LUNCH],
  ['1BAIC10', 'Informatique\u00a0: premiers programmes', 'Q1', 'Bloc 1', [8, 15], AFTERNOON],
  ['2BAEL20', 'Électricité\u00a0: circuits en alternatif', 'Q1', 'Bloc 2', [10, 17], AFTERNOON],
];

/** A series without hours lasts this long, days. */
const LENGTH = 2;

const SUNDAY = 0;

/** That many days from now; the Monday after where it is a Sunday. */
const dayFrom = (now: Date, days: number): string => {
  const day = dayOf(daysBefore(now, -days));
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day;
};

/** When each session is held, as of `now`. */
export const intervalRows = (now: Date): (typeof remediationsIntervalles.$inferInsert)[] =>
  PLANS.flatMap(([, , , , days, hours], index) =>
    days.map((from) => ({
      remediationId: index + 1,
      debut: dayFrom(now, from),
      fin: dayFrom(now, hours ? from : from + LENGTH),
      heureDebut: hours?.[0] ?? null,
      heureFin: hours?.[1] ?? null,
    })),
  );

/** Ranks of what the personas signed up for. */
const signedUp = (matricule: string): number[] => {
  if (matricule === '230101') return [6];
  return matricule === '230108' ? [1, 6, 8] : [];
};

/** Personas come first in the population, twins after them (see population.ts). */
const signUpRows = (now: Date): (typeof remediationsEtudiants.$inferInsert)[] =>
  TWIN_DIGITS.flatMap((_, twin) =>
    PERSONAS.flatMap(({ matricule }, index) =>
      signedUp(matricule).map((remediationId) => ({
        remediationId,
        etudiantId: twin * PERSONAS.length + index + 1,
        inscritLe: daysBefore(now, 3),
      })),
    ),
  );

/** Help sessions of the year in progress, and who signed up. */
export const loadRemediations = async (client: Client, programmes: Programme[], now: Date): Promise<void> => {
  const units = new Map(programmes.flatMap(({ blocs }) => blocs.flat()).map(({ code, id }) => [code, id]));
  const rows = PLANS.map(([unit, libelle, quadrimestre, publicCible], index) => ({
    remediationId: index + 1,
    code: `SAR-${String(index + 1).padStart(3, '0')}`,
    uniteEnseignementId: unit === null ? null : (units.get(unit) ?? null),
    libelle,
    quadrimestre,
    publicCible,
  }));
  await copyInto(client, remediations, rows);
  await copyInto(client, remediationsIntervalles, intervalRows(now));
  await copyInto(client, remediationsEtudiants, signUpRows(now));
};

/** The sessions are ahead again at each start. */
export const refreshRemediations = async (client: Client, now: Date): Promise<void> => {
  await client.query('delete from remediations_intervalles');
  await copyInto(client, remediationsIntervalles, intervalRows(now));
};
