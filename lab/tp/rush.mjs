import { setTimeout as wait } from 'node:timers/promises';
import { addStudents, FIRST_ADDED } from '../../bench/school/students.mjs';
import { fetchCourse, resetGroups, STUDENT } from './course-groups.mjs';

/**
 * @typedef {import('../../server/testing/src/portal').TestPortal} Portal
 * @typedef {import('../../server/testing/src/portal').TestBrowser} Browser
 * @typedef {Awaited<ReturnType<Browser['get']>>} Answer
 * @typedef {Awaited<ReturnType<typeof fetchCourse>>} Course
 */

/** Places per student: a quarter finds the course full. */
const SHARE_OF_PLACES = 0.75;
/** Arrival rate as a share of the calibrated throughput. */
const LOAD = 0.7;
const CALIBRATION = 200;
const AT_ONCE = 20;

/** @type {(values: number[], share: number) => number} */
const quantile = (values, share) =>
  values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/**
 * A student's journey: read, choose, accept a proposal when refused.
 *
 * @param {Browser} browser
 * @param {Course} course
 * @param {number} rank
 */
const enrol = async (browser, course, rank) => {
  /** @type {number[]} */
  const statuses = [];
  /** @param {Answer} answer */
  const noted = (answer) => {
    statuses.push(answer.statusCode);
    return answer;
  };
  /** @param {number} group */
  const choose = async (group) =>
    noted(
      await browser.post(`${STUDENT}/inscriptionTP`, [
        { ActiviteApprentissageID: course.id, GroupeActiviteApprentissageID: group },
      ]),
    );
  noted(await browser.get(`${STUDENT}/InscriptionTP`));
  noted(await browser.get(`${STUDENT}/InscriptionTP01/${course.id}`));
  let answer = await choose(course.groups[rank % course.groups.length] ?? 0);
  while (answer.statusCode === 200) {
    const [item] = answer.json().Items;
    if (item.Accorde || item.Proposition === null) return { statuses, isGranted: item.Accorde };
    answer = await choose(item.Proposition);
  }
  return { statuses, isGranted: false };
};

/**
 * Closed-loop throughput, students per second.
 *
 * @type {(browsers: Browser[], course: Course) => Promise<number>}
 */
const calibrate = async (browsers, course) => {
  let next = 0;
  const since = performance.now();
  const serve = async () => {
    for (let rank = next++; rank < browsers.length; rank = next++) {
      const browser = browsers[rank];
      if (browser) await enrol(browser, course, rank);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, serve));
  return browsers.length / ((performance.now() - since) / 1000);
};

/**
 * Opens all groups at once; `students` arrive in an open model, so that latency includes queueing.
 *
 * @param {Portal} portal
 * @param {number} students
 */
export async function rush(portal, students) {
  const { db } = portal;
  await addStudents(db, students);
  /** @type {Browser[]} */
  const browsers = [];
  for (let rank = 0; rank < students; rank += 1) browsers.push(await portal.as(String(FIRST_ADDED + rank)));
  const course = await fetchCourse(await portal.as(String(FIRST_ADDED)));
  await resetGroups(db, course.groups, CALIBRATION);
  const rate = LOAD * (await calibrate(browsers.slice(0, CALIBRATION), course));
  const capacity = Math.floor((students * SHARE_OF_PLACES) / course.groups.length);
  await resetGroups(db, course.groups, capacity);
  const start = performance.now();
  const served = await Promise.all(
    browsers.map(async (browser, rank) => {
      const due = start + (rank / rate) * 1000;
      await wait(Math.max(0, due - performance.now()));
      return { ...(await enrol(browser, course, rank)), waited: performance.now() - due };
    }),
  );
  const { given, counted } = await resetGroups(db, course.groups, 0);
  const statuses = served.flatMap((one) => one.statuses);
  const granted = served.filter((one) => one.isGranted).length;
  const places = capacity * course.groups.length;
  const waits = served.map((one) => one.waited);
  return {
    students,
    places,
    granted,
    oversold: Math.max(0, Math.max(granted, given, counted) - places),
    unsold: Math.max(0, places - Math.min(granted, given, counted)),
    requests: statuses.length,
    serverErrors: statuses.filter((status) => status >= 500).length,
    rate,
    median: quantile(waits, 0.5),
    last: quantile(waits, 0.99),
  };
}
