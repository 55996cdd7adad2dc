import { register } from 'tsx/esm/api';
import { rush } from './rush.mjs';
import { fullCourses, lastPlaces } from './trials.mjs';

/**
 * Groups of practical work on both engines: TP_TRIALS times twenty students for one place, TP_COURSES times
 * 300 students for 200 places, and TP_STUDENTS students who come at their own pace when all groups open. A place
 * sold twice, a place that nobody got or an answer of 500 and above makes it fail.
 * TP_ENGINES names one of the two alone.
 */
const TRIALS = Number(process.env.TP_TRIALS ?? 2000);
const COURSES = Number(process.env.TP_COURSES ?? 50);
const STUDENTS = Number(process.env.TP_STUDENTS ?? 2000);
const ENGINES = (process.env.TP_ENGINES ?? 'PGlite,PostgreSQL').split(',');

register();
const { openTestPortal } = await import('../../server/testing/src/portal.ts');
const { startPostgres } = await import('../../server/testing/src/postgres.mjs');
const { saveChoices } = await import('../../server/portal/src/domains/exams-events/tp/save-choices.ts');

/** @type {(engine: string, what: string, result: object) => void} */
const say = (engine, what, result) => console.error(`[${engine}] ${what} ${JSON.stringify(result)}`);

/** @param {string} engine */
const measure = async (engine) => {
  const portal = await openTestPortal();
  try {
    const wave = await rush(portal, STUDENTS);
    say(engine, 'ruée', wave);
    const courses = await fullCourses(portal, COURSES);
    say(engine, '200 places', courses);
    const places = await lastPlaces(portal, saveChoices, TRIALS, (tally) => say(engine, 'essais', tally));
    say(engine, 'une place', places);
    return { engine, places, courses, wave };
  } finally {
    await portal.close();
  }
};

const results = ENGINES.includes('PGlite') ? [await measure('PGlite')] : [];
const postgres = ENGINES.includes('PostgreSQL') ? await startPostgres() : null;
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  try {
    results.push(await measure('PostgreSQL'));
  } finally {
    await postgres.stop();
  }
}

const fastest = Math.max(...results.map(({ places }) => places.perSecond));
/** @type {(part: number, whole: number) => number} */
const share = (part, whole) => Number((part / whole).toFixed(3));
const rows = results.flatMap(({ engine, places, courses, wave }) => [
  { case: `${engine} : 20 étudiants pour une place, essais`, value: places.trials, ratio: 1 },
  {
    case: `${engine} : places vendues deux fois`,
    value: places.oversold,
    ratio: share(places.oversold, TRIALS),
  },
  { case: `${engine} : choix par seconde`, value: places.perSecond, ratio: share(places.perSecond, fastest) },
  { case: `${engine} : 300 étudiants pour 200 places, essais`, value: courses.trials, ratio: 1 },
  { case: `${engine} : essais survendus`, value: courses.oversold, ratio: share(courses.oversold, COURSES) },
  {
    case: `${engine} : ruée de ${wave.students}, places accordées sur ${wave.places}`,
    value: wave.granted,
    ratio: share(wave.granted, wave.places),
  },
  {
    case: `${engine} : ruée, places survendues`,
    value: wave.oversold,
    ratio: share(wave.oversold, wave.places),
  },
  {
    case: `${engine} : ruée, réponses 5xx`,
    value: wave.serverErrors,
    ratio: share(wave.serverErrors, wave.requests),
  },
  {
    case: `${engine} : ruée, attente du 99e centile sur la médiane`,
    value: Math.round(wave.last),
    ratio: share(wave.last, wave.median),
  },
]);
console.log(JSON.stringify({ name: 'groupes de travaux pratiques', unit: 'places', rows }));
/** @param {Awaited<ReturnType<typeof measure>>} result */
const isWrong = ({ places, courses, wave }) =>
  [places, courses, wave].some(({ oversold, unsold }) => oversold + unsold > 0) ||
  courses.serverErrors + wave.serverErrors > 0;
process.exitCode = results.some(isWrong) ? 1 : 0;
