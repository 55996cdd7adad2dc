/**
 * @typedef {object} Scenario
 * @property {string} portal its origin
 * @property {string} provider origin of the identity provider
 * @property {string} students file of `number;key` lines, one a student
 * @property {number} count students who come
 * @property {number} seconds within which they come
 * @property {import('./school.mjs').Course} course whose groups open
 */

/** Percentage of students by activity: choosing a group, ordering, reading results. */
export const SHARES = { choose: 70, order: 15, read: 15 };

/** Extension of the arrival phase: arrivals are random, and a generator short of CPU is late. */
const LATE = 4;

const API = '/api/v1/extranet/student';
const WRITES = {
  'X-Requested-With': 'portail',
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
};

/** @type {(text: string) => string} */
const asXml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Extracts a variable from a response.
 *
 * @type {(name: string, pattern: string) => string}
 */
const keep = (name, pattern) => `<dyn_variable name="${name}" re="${asXml(pattern)}"/>`;
const FOLLOWED = keep('suite', 'ocation: ([^\\r\\n]+)');

/** Retries after a 429 or 503, at the time of Retry-After, before going on as if it had been answered. */
export const MAX_RETRIES = 30;
const TOLD = `${keep('renvoi', '^HTTP/1\\.1 (429|503)')}<dyn_variable name="attente" header="retry-after"/>`;

/**
 * A request, named in the log.
 *
 * @type {(name: string, extras: string, http: string) => string}
 */
const ask = (name, extras, http) => `
    <repeat name="encore" max_repeat="${MAX_RETRIES}">
      <transaction name="${name}"><request subst="true">${TOLD}${extras}${http}</request></transaction>
      <if var="renvoi" neq=""><thinktime value="%%_attente%%"/></if>
      <until var="renvoi" eq=""/>
    </repeat>`;

/** @type {(name: string, url: string, extras?: string) => string} */
const get = (name, url, extras = '') =>
  ask(name, extras, `<http url="${asXml(url)}" method="GET" version="1.1"/>`);

/** @type {(name: string, url: string, write: { key: string, body: string, extras?: string }) => string} */
const post = (name, url, { key, body, extras = '' }) => {
  const headers = Object.entries({ ...WRITES, 'Idempotency-Key': key });
  return ask(
    name,
    extras,
    `<http url="${asXml(url)}" method="POST" version="1.1" contents="${asXml(body)}">
        ${headers.map(([header, value]) => `<http_header name="${header}" value="${value}"/>`).join('')}
      </http>`,
  );
};

/**
 * Think time of about so many seconds.
 *
 * @type {(seconds: number) => string}
 */
const think = (seconds) => `<thinktime value="${seconds}" random="true"/>`;

/** @param {Scenario} scenario */
const signIn = ({ portal, provider }) =>
  [
    get('connexion', `${portal}/auth/login?returnTo=%2F`, FOLLOWED),
    get('fournisseur', '%%_suite%%', keep('suite', 'ocation: [^\\r\\n]*(/connexion/[^\\r\\n]+)')),
    get('fournisseur', `${provider}%%_suite%%/%%_matricule%%`, FOLLOWED),
    get('fournisseur', '%%_suite%%', FOLLOWED),
    get('connexion', '%%_suite%%'),
    get('accueil', `${portal}/`),
    think(3),
  ].join('');

const MOST_PROPOSALS = 6;

/**
 * Reads, chooses, and accepts proposals as long as there are any.
 *
 * @type {(scenario: Scenario, group: number) => string}
 */
const choose = ({ portal, course }, group) => {
  const mine = get('obtenu', `${portal}${API}/InscriptionTP`);
  /** The turn's own variable: one that is told to come back asks for the same again. @type {(name: string, turn: number, wanted: number | string) => string} */
  const want = (name, turn, wanted) =>
    `${post(name, `${portal}${API}/inscriptionTP`, {
      key: `%%_cle%%${turn}`,
      body: `[{"ActiviteApprentissageID":${course.id},"GroupeActiviteApprentissageID":${wanted}}]`,
      extras: keep(`autre${turn}`, '"Proposition":(\\d+)') + keep('accorde', '"Accorde":(true)'),
    })}<if var="accorde" neq="">${mine}</if>${turn < MOST_PROPOSALS ? accept(turn) : ''}`;
  /** @type {(turn: number) => string} */
  const accept = (turn) =>
    `<if var="autre${turn}" neq="">${think(2)}${want('proposition', turn + 1, `%%_autre${turn}%%`)}</if>`;
  return [
    get('page', `${portal}/evenement/inscriptionTP`),
    get('groupes', `${portal}${API}/InscriptionTP`),
    get('groupes', `${portal}${API}/InscriptionTP01/${course.id}`),
    think(4),
    want(`choix_${group}`, 0, group),
  ].join('');
};

/** @param {Scenario} scenario */
const order = ({ portal }) =>
  [
    get('page', `${portal}/commandes`),
    get(
      'supports',
      `${portal}${API}/CommandeSyllabus`,
      keep('support', '"SupportCoursCodeInterne":"([^"]+)"'),
    ),
    think(6),
    post('commande', `${portal}${API}/commandeSyllabus`, {
      key: '%%_cle%%0',
      body: `{"ConditionsAcceptees":true,"Lignes":[{"SupportCoursCodeInterne":"%%_support%%","LigneCommandeQuantite":1}]}`,
    }),
  ].join('');

/** @param {Scenario} scenario */
const read = ({ portal }) =>
  [
    get('page', `${portal}/dossier/resultats`),
    get('resultats', `${portal}${API}/Inscriptions`, keep('annee', '"InscriptionID":(\\d+)')),
    get('resultats', `${portal}${API}/Inscription01/%%_annee%%`),
    think(8),
  ].join('');

/** @type {(name: string, probability: number, acts: string) => string} */
const session = (name, probability, acts) => `
  <session name="${name}" probability="${probability.toFixed(4)}" type="ts_http">
    <setdynvars sourcetype="file" fileid="etudiants" delimiter=";" order="iter">
      <var name="matricule"/><var name="cle"/>
    </setdynvars>${acts}
  </session>`;

/**
 * Tsung scenario (XML) with an open arrival process: arrivals do not wait for the portal.
 *
 * @param {Scenario} scenario
 */
export const tsungScenario = (scenario) => {
  const { course, count, seconds, students } = scenario;
  const { host, hostname, port } = new URL(scenario.portal);
  const arrive = signIn(scenario);
  const each = SHARES.choose / course.groups.length;
  return `<?xml version="1.0"?>
<!DOCTYPE tsung SYSTEM "/usr/share/tsung/tsung-1.0.dtd">
<tsung loglevel="error" dumptraffic="protocol" version="1.0">
  <clients><client host="localhost" maxusers="${count}" use_controller_vm="true"/></clients>
  <servers><server host="${hostname}" port="${port}" type="ssl"/></servers>
  <load>
    <arrivalphase phase="1" duration="${LATE * seconds}" unit="second">
      <users maxnumber="${count}" arrivalrate="${(count / seconds).toFixed(3)}" unit="second"/>
    </arrivalphase>
  </load>
  <options>
    <option name="file_server" id="etudiants" value="${students}"/>
    <option type="ts_http" name="user_agent"><user_agent probability="100">ruée ${host}</user_agent></option>
  </options>
  <sessions>${course.groups.map((group) => session(`choisit_${group}`, each, arrive + choose(scenario, group))).join('')}
  ${session('commande', SHARES.order, arrive + order(scenario))}
  ${session('lit', SHARES.read, arrive + read(scenario))}
  </sessions>
</tsung>
`;
};
