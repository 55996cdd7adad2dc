import type { FastifyInstance } from 'fastify';
import type { EventWindow } from 'shared-contract';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { type ActFacts, windowState } from '../../shared/deadlines/window-state';
import { hasConsents } from './theses.presenter';
import { findThesis, type ThesisRow } from './theses.queries';

const DOMAIN = 'Mémoire';
const SCREEN = '/memoire';

/** One step of a thesis: the event that opens it, and how its receipt begins. */
interface Step {
  flag: 'HasMemoire' | 'AccesMemoireTitre' | 'AccesMemoireRemise' | 'AccesIDM';
  code: string;
  title: string;
  link: string;
  receipt: string;
  /** The event whose act asks for this one: it is needed by then, however long its own window lasts. */
  neededBy?: 'AccesMemoireRemise';
}

const TITLE: Step = {
  flag: 'HasMemoire',
  code: 'memoire-titre',
  title: 'Encoder le titre provisoire de votre mémoire',
  link: SCREEN,
  receipt: 'Titre provisoire du mémoire',
};
const NEW_TITLE: Step = {
  flag: 'AccesMemoireTitre',
  code: 'memoire-titre-modifie',
  title: 'Modifier le titre de votre mémoire, si vous le souhaitez',
  link: SCREEN,
  receipt: 'Modification du titre du mémoire',
};
const CONSENTS: Step = {
  flag: 'HasMemoire',
  code: 'memoire-consentements',
  title: 'Donner vos consentements pour le mémoire',
  link: '/memoire/consentement',
  receipt: 'Consentements du mémoire',
  neededBy: 'AccesMemoireRemise',
};
const DEFENCE: Step = {
  flag: 'AccesIDM',
  code: 'memoire-defense',
  title: 'Encoder les informations de défense',
  link: '/memoire/IDM',
  receipt: 'Informations de défense du mémoire',
};
const SUBMISSION: Step = {
  flag: 'AccesMemoireRemise',
  code: 'memoire-remise',
  title: 'Remettre votre mémoire',
  link: '/memoire/remise',
  receipt: 'Remise du mémoire',
};

const closing = (window: EventWindow | null): number =>
  window?.Fermeture ? Date.parse(window.Fermeture) : Number.POSITIVE_INFINITY;

/** The window, closed when `needing` closes where that is sooner and still to come. */
const closedBy = (window: EventWindow | null, needing: EventWindow | null): EventWindow | null =>
  window && needing && needing.Etat !== 'termine' && closing(needing) < closing(window)
    ? { ...window, Fermeture: needing.Fermeture }
    : window;

const step = (
  { windowOf, receiptOf }: DeadlineStudent,
  { flag, receipt, neededBy, ...said }: Step,
  { isDone, ...facts }: { isDone: boolean } & Omit<ActFacts, 'done'>,
): OwnDeadline[] => {
  const window = closedBy(windowOf(flag), neededBy ? windowOf(neededBy) : null);
  const act = windowState(window, { ...facts, done: isDone && (receiptOf(DOMAIN, receipt) ?? true) });
  return act ? [{ ...act, ...said, isRequired: true }] : [];
};

const stepsOf = (student: DeadlineStudent, thesis: ThesisRow): OwnDeadline[] => [
  ...step(student, TITLE, { isDone: thesis.titre !== null }),
  ...step(student, NEW_TITLE, { isDone: thesis.titreModification !== null, isOptional: true }),
  ...(thesis.titre === null
    ? []
    : step(student, CONSENTS, { isDone: hasConsents(thesis), isBegun: thesis.consentementRgpd !== null })),
  ...step(student, DEFENCE, { isDone: thesis.resume !== null && thesis.motsClefs !== null }),
  ...step(student, SUBMISSION, { isDone: thesis.remisLe !== null }),
];

/** Brings the steps of a thesis, from its title to its submission, to its student's deadlines. */
export const registerThesisDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: DOMAIN,
    link: SCREEN,
    provider: async (student) => {
      const thesis = await findThesis(app.db.orm, student.etudiantId);
      return thesis ? stepsOf(student, thesis) : [];
    },
  });
