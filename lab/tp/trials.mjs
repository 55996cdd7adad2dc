import { fetchCourse, resetGroups, STUDENT } from './course-groups.mjs';

/**
 * @typedef {import('../../server/testing/src/portal').TestPortal} Portal
 * @typedef {import('../../server/testing/src/portal').TestBrowser} Browser
 * @typedef {Awaited<ReturnType<Browser['get']>>} Answer
 * @typedef {typeof import('../../server/portal/src/domains/exams-events/tp/save-choices').saveChoices} SaveChoices
 * @typedef {Parameters<SaveChoices>[1]} Request
 */

const FIRST_STUDENT = 240_001;
const TESTERS = 300;
/** Students who request the same place concurrently. */
const CONCURRENT_STUDENTS = 20;

/**
 * Minimal request for the write: the authenticated user.
 *
 * @type {(app: Portal['app'], username: string) => Promise<Request>}
 */
const requestOf = async (app, username) => {
  const userId = await app.rights.findUserId(username);
  const principal = userId === null ? null : await app.rights.findPrincipal(userId, null);
  /** @type {unknown} */
  const request = { server: app, principal, ip: '127.0.0.1', id: username };
  return /** @type {Request} */ (request);
};

/**
 * True for a 503 sent before anything was changed; the caller retries.
 *
 * @param {unknown} error
 */
const isTooBusy = (error) => /timeout exceeded when trying to connect/.test(String(error));

/**
 * @template T
 * @param {() => Promise<T>} write
 * @param {{ askedAgain: number }} tally
 * @returns {Promise<T>}
 */
const retryWhileBusy = async (write, tally) => {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isTooBusy(error)) throw error;
      tally.askedAgain += 1;
    }
  }
};

/**
 * `trials` times, twenty students request one place concurrently, on the write itself without HTTP. One lane per
 * group.
 *
 * @param {Portal} portal
 * @param {SaveChoices} saveChoices
 * @param {number} trials
 * @param {(tally: object) => void} onProgress
 */
export async function lastPlaces(portal, saveChoices, trials, onProgress) {
  const { app, db } = portal;
  const { id, groups } = await fetchCourse(await portal.as(String(FIRST_STUDENT)));
  await resetGroups(db, groups, 1);
  const tally = { trials: 0, oversold: 0, unsold: 0, askedAgain: 0 };
  let next = 0;
  /** @type {(group: number, rank: number) => Promise<void>} */
  const lane = async (group, rank) => {
    const requests = await Promise.all(
      Array.from({ length: CONCURRENT_STUDENTS }, (_, index) =>
        requestOf(app, String(FIRST_STUDENT + rank * CONCURRENT_STUDENTS + index)),
      ),
    );
    const choice = [{ ActiviteApprentissageID: id, GroupeActiviteApprentissageID: group }];
    while (next < trials) {
      next += 1;
      const answers = await Promise.all(
        requests.map((request) => retryWhileBusy(() => saveChoices(app, request, choice), tally)),
      );
      const granted = answers.filter(({ Items }) => Items[0]?.Accorde).length;
      const { given, counted } = await retryWhileBusy(() => resetGroups(db, [group], 1), tally);
      tally.trials += 1;
      tally.oversold += Math.max(granted, given, counted) > 1 ? 1 : 0;
      tally.unsold += Math.min(granted, given, counted) < 1 ? 1 : 0;
      if (tally.trials % 1000 === 0) onProgress(tally);
    }
  };
  const since = process.hrtime.bigint();
  await Promise.all(groups.map(lane));
  const seconds = Number(process.hrtime.bigint() - since) / 1e9;
  return { ...tally, perSecond: Math.round((trials * CONCURRENT_STUDENTS) / seconds) };
}

/**
 * Chooses a group over the API, retrying while busy. Not by the tests' browser, whose checks would exhaust the
 * connection pool.
 *
 * @type {(app: Portal['app'], browser: Browser, course: number, group: number) => Promise<Answer>}
 */
const choose = async (app, browser, course, group) => {
  const headers = {
    host: new URL(app.config.publicUrl).host,
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-requested-with': 'portail',
    'sec-fetch-site': 'same-origin',
  };
  const payload = [{ ActiviteApprentissageID: course, GroupeActiviteApprentissageID: group }];
  for (;;) {
    const answer = await app.inject({ method: 'POST', url: `${STUDENT}/inscriptionTP`, headers, payload });
    if (answer.statusCode !== 503) return answer;
  }
};

/**
 * `trials` times, all 300 testers request the 200 places concurrently over the API.
 *
 * @param {Portal} portal
 * @param {number} trials
 */
export async function fullCourses(portal, trials) {
  const { app, db } = portal;
  /** @type {Browser[]} */
  const browsers = [];
  for (let rank = 0; rank < TESTERS; rank += 1) browsers.push(await portal.as(String(FIRST_STUDENT + rank)));
  const { id, groups } = await fetchCourse(await portal.as(String(FIRST_STUDENT)));
  const capacity = 40;
  await resetGroups(db, groups, capacity);
  const tally = { trials, oversold: 0, unsold: 0, serverErrors: 0 };
  for (let trial = 0; trial < trials; trial += 1) {
    const answers = await Promise.all(
      browsers.map((browser, rank) => choose(app, browser, id, groups[rank % groups.length] ?? 0)),
    );
    tally.serverErrors += answers.filter(({ statusCode }) => statusCode >= 500).length;
    const granted = answers.filter(
      (answer) => answer.statusCode === 200 && answer.json().Items[0].Accorde,
    ).length;
    const { given, counted } = await resetGroups(db, groups, capacity);
    const places = capacity * groups.length;
    tally.oversold += Math.max(granted, given, counted) > places ? 1 : 0;
    tally.unsold += Math.min(granted, given, counted) < places ? 1 : 0;
  }
  return tally;
}
