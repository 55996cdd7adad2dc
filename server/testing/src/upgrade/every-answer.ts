import type { LightMyRequestResponse } from 'fastify';
import { PERSONAS, type Persona } from 'server-kernel/access/matrix-rows';
import type { TestBrowser, TestPortal } from '../portal';

/** Whom an administrator looks at. */
const VIEWED = '730101';

/** What a call says: its status, and its body where that is JSON. */
export type Answers = Record<string, { status: number; body: unknown }>;

const signIn = async (portal: TestPortal, persona: Persona): Promise<TestBrowser> => {
  const username = PERSONAS[persona];
  if (username === null) return portal.browse();
  const browser = await portal.as(username);
  if (persona === 'adminVue') await browser.view(VIEWED);
  return browser;
};

/** Every read of the API, those without an identifier first: the others are asked for what these name. */
const readsOf = ({ app }: TestPortal): string[] =>
  app.routeTable
    .filter(({ method, config }) => method === 'GET' && config.endpoint)
    .map(({ url }) => url)
    .sort(
      (one, other) => Number(one.includes(':')) - Number(other.includes(':')) || one.localeCompare(other),
    );

/** Values by the name of their field, wherever it stands. */
const harvest = (value: unknown, found: Map<string, string>): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (typeof one === 'object') harvest(one, found);
    else if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), String(one));
  }
};

const addressOf = (pattern: string, found: Map<string, string>): string => {
  const path = pattern.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(found.get(name.toLowerCase()) ?? '999999'),
  );
  return pattern.endsWith('/parameters') ? `${path}?parameterNames=PaysID,DiplomeID` : path;
};

const bodyOf = (answer: LightMyRequestResponse): unknown =>
  /^application\/(problem\+)?json/.test(String(answer.headers['content-type']))
    ? answer.json()
    : answer.headers['content-type'];

/** They number what was just done: another at each look. */
const JOURNALS = /\/(audit|admin|Consultations)/;

/** Secrets of one session: of them what they hold is compared, not what it is. */
const OF_THE_SESSION = /\/CleAppareil$/;

/** What the portal answers to every read of every persona. */
export const readEverything = async (portal: TestPortal): Promise<Answers> => {
  const answers: Answers = {};
  for (const persona of Object.keys(PERSONAS) as Persona[]) {
    const browser = await signIn(portal, persona);
    const headers = persona === 'adminVue' ? { 'x-matricule': VIEWED } : undefined;
    const found = new Map<string, string>([['screenlocation', 'Absences']]);
    for (const pattern of readsOf(portal)) {
      const address = addressOf(pattern, found);
      const answer = await browser.get(address, headers);
      const body = bodyOf(answer);
      const isSecret = OF_THE_SESSION.test(address);
      if (answer.statusCode === 200 && !JOURNALS.test(address) && !isSecret) harvest(body, found);
      answers[`${persona} ${address}`] = {
        status: answer.statusCode,
        body: isSecret ? Object.keys(Object(body)) : body,
      };
    }
  }
  return answers;
};
