/** Longest wait for an answer, milliseconds. */
const PATIENCE = 60_000;

const API = '/api/v1';
const STUDENT = `${API}/extranet/student`;
/** What is made of many statements. */
const READS = [
  `${STUDENT}/MesDonnees`,
  `${STUDENT}/Notifications`,
  `${STUDENT}/Calendrier.ics`,
  `${STUDENT}/Commandes`,
  `${API}/recus`,
];
const PAGES = ['/desktop', '/inscriptions'];

/** @typedef {import('../alerts/callers.mjs').Student} Student */

/**
 * An answer read to its end; status 0 where it came late or broke.
 *
 * @type {(url: string, init: RequestInit) => Promise<{ status: number, text: string }>}
 */
const answerOf = async (url, init) => {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    return { text: await answer.text(), status: answer.status };
  } catch {
    return { text: '', status: 0 };
  }
};

/**
 * A student asks for a copy of her data, for a printed document, then for all that is read, once; `counts` gets how often
 * each call was answered what.
 *
 * @type {(portal: string, student: Student, counts: Record<string, number>) => Promise<void>}
 */
export const askEverything = async (portal, { cookie, matricule }, counts) => {
  const headers = { cookie, 'x-matricule': matricule };
  /** @type {(name: string, path: string, init?: RequestInit) => Promise<{ status: number, text: string }>} */
  const ask = async (name, path, init = { headers }) => {
    const answer = await answerOf(portal + path, init);
    const key = `${name} ${answer.status}`;
    counts[key] = (counts[key] ?? 0) + 1;
    return answer;
  };
  const marks = { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' };
  await ask('copy', `${STUDENT}/MesDonnees`, { method: 'POST', headers: { ...headers, ...marks } });
  const enrolments = await ask('enrolments', `${STUDENT}/Inscriptions`);
  if (enrolments.status === 200) {
    const id = JSON.parse(enrolments.text)[0]?.InscriptionID;
    await ask('printed', `${API}/files/printDocument/${id}/attestationInscription.pdf`);
  }
  for (const path of READS) await ask(path, path);
  for (const path of PAGES) await ask(path, path, { headers: { cookie, accept: 'text/html' } });
};
