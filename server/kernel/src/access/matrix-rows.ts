/** Kinds of person, each with a demo user who stands for it. */
export const PERSONAS = {
  /** Not signed in. */
  anonyme: null,
  etudiant: '730101',
  /** Has not accepted the privacy policy. */
  viePrivee: '730102',
  bloque: '730103',
  inactif: '730104',
  /** Every event is closed. */
  ferme: '730105',
  /** Composes her annual programme. */
  reinscription: '720303',
  visiteur: 'visiteur',
  verificateur: 'verificateur',
  programmes: 'programmes',
  secretariat: 'secretariat',
  admin: 'admin',
  /** An administrator who looks at a student, with the right X-Matricule. */
  adminVue: 'admin',
} as const;

export type Persona = keyof typeof PERSONAS;

/** `ok`: access lets the call through, whatever the domain then says of it. */
export type Outcome = 'ok' | 401 | 403;
export type Row = Record<Persona, Outcome>;

const NOBODY: Row = {
  anonyme: 401,
  etudiant: 403,
  viePrivee: 403,
  bloque: 403,
  inactif: 403,
  ferme: 403,
  reinscription: 403,
  visiteur: 403,
  verificateur: 403,
  programmes: 403,
  secretariat: 403,
  admin: 403,
  adminVue: 403,
};

/** Adds the persona who re-enrols to rows that allow a student whose events are closed. */
const allow = (...personas: Persona[]): Row => ({
  ...NOBODY,
  ...(personas.includes('ferme') ? { reinscription: 'ok' } : {}),
  ...Object.fromEntries(personas.map((persona) => [persona, 'ok'])),
});

const SIGNED_IN: Persona[] = [
  'etudiant',
  'viePrivee',
  'bloque',
  'inactif',
  'ferme',
  'visiteur',
  'verificateur',
  'programmes',
  'secretariat',
  'admin',
  'adminVue',
];

/** Rows that many routes share; each route of the portal has one in `matrix.ts`. */
export const ROWS = {
  open: { ...allow(...SIGNED_IN), anonyme: 'ok' } satisfies Row,
  /** The start-up calls and what a page needs whoever opened it. */
  startup: allow(...SIGNED_IN),
  /** Any session in good standing. */
  session: allow(
    'etudiant',
    'ferme',
    'visiteur',
    'verificateur',
    'programmes',
    'secretariat',
    'admin',
    'adminVue',
  ),
  /** As above, and a blocked student. */
  sessionAndBlocked: allow(
    'etudiant',
    'bloque',
    'ferme',
    'visiteur',
    'verificateur',
    'programmes',
    'secretariat',
    'admin',
    'adminVue',
  ),
  /** A write of any session in good standing: nothing is written while viewing. */
  sessionWrite: allow('etudiant', 'ferme', 'visiteur', 'verificateur', 'programmes', 'secretariat', 'admin'),
  /** Reading one's file: the student, and staff who look at her. */
  file: allow('etudiant', 'ferme', 'adminVue'),
  /** Documents and Valves stay open to a blocked student. */
  fileWhenBlocked: allow('etudiant', 'bloque', 'ferme', 'adminVue'),
  /** A screen whose event is open for the student. */
  event: allow('etudiant', 'adminVue'),
  /** An event that is open for none of these people: its own tests show to whom it opens. */
  otherEvent: allow(),
  /** Health data: the student, and nobody on her behalf. */
  studentAlone: allow('etudiant', 'ferme'),
  /** Writing in one's own file. */
  ownWrite: allow('etudiant', 'ferme'),
  ownWriteWhenBlocked: allow('etudiant', 'bloque', 'ferme'),
  /** Files: a student's own, and what the desk publishes. */
  sending: allow('etudiant', 'bloque', 'ferme', 'programmes', 'secretariat', 'admin'),
  ownEventWrite: allow('etudiant'),
  /** Re-enrolment, which is closed for the others: read and written by the student it is open to. */
  reenrolment: allow('reinscription'),
  privacy: allow('etudiant', 'viePrivee', 'bloque', 'ferme'),
  verifications: allow('verificateur', 'programmes', 'admin', 'adminVue'),
  desk: allow('secretariat', 'programmes', 'admin', 'adminVue'),
  deskWrite: allow('secretariat', 'programmes', 'admin'),
  /** Bank statements: of desk accounts, those to which it was given by its name. */
  accounts: allow('secretariat', 'admin', 'adminVue'),
  accountsWrite: allow('secretariat', 'admin'),
  staff: allow('programmes', 'admin', 'adminVue'),
  staffWrite: allow('programmes', 'admin'),
  admin: allow('admin', 'adminVue'),
  adminWrite: allow('admin'),
} as const;
