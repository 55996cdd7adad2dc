import { setTimeout as wait } from 'node:timers/promises';
import { addStudents, FIRST_ADDED } from '../../bench/school/students.mjs';
import { courseOf, emptyGroups, STUDENT } from './places.mjs';

/**
 * @typedef {import('../../server/testing/src/portal').TestPortal} Portal
 * @typedef {import('../../server/testing/src/portal').TestBrowser} Browser
 * @typedef {Awaited<ReturnType<Browser['get']>>} Answer
 * @typedef {Awaited<ReturnType<typeof courseOf>>} Course
 */

/** Places for three students of four: a quarter of them meets a full course. */
const SHARE_OF_PLACES = 0.75;
/** Arrivals come at this share of what the portal took when asked as fast as it answers. */
const LOAD = 0.7;
const CALIBRATION = 200;
const AT_ONCE = 20;

/** @type {(values: number[], share: number) => number} */
const quantile = (values, share) =>
  values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/**
 * What a student does when the groups open: look, choose, and take what is proposed when it was too late.
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
 * Students a second when each comes as soon as another one is served.
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
 * All groups open at once and `students` come, each at her own instant whether the portal keeps up or not; how
 * long she waits is counted from that instant.
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
  const course = await courseOf(await portal.as(String(FIRST_ADDED)));
  await emptyGroups(db, course.groups, CALIBRATION);
  const rate = LOAD * (await calibrate(browsers.slice(0, CALIBRATION), course));
  const capacity = Math.floor((students * SHARE_OF_PLACES) / course.groups.length);
  await emptyGroups(db, course.groups, capacity);
  const start = performance.now();
  const served = await Promise.all(
    browsers.map(async (browser, rank) => {
      const due = start + (rank / rate) * 1000;
      await wait(Math.max(0, due - performance.now()));
      return { ...(await enrol(browser, course, rank)), waited: performance.now() - due };
    }),
  );
  const { given, counted } = await emptyGroups(db, course.groups, 0);
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
