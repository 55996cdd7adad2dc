import { type CurrentEnrolment, isToCompose, type Situation } from 'server-kernel/access/situation';
import type { AccessFlag, EventState } from 'shared-contract';

const SIGNED = new Set(['Signé', 'Validé']);

/** Why an event is closed to a student, apart from its window. */
export interface Refusal {
  /** French. */
  raison: string;
  etat: Extract<EventState, 'fait' | 'en_attente' | 'sans_objet'>;
}

/** Refusal by the student's situation, or null. */
type AdmissionRule = (situation: Situation) => Refusal | null;

/** Already done. */
const done = (raison: string): Refusal => ({ raison, etat: 'fait' });
/** Something of hers has to come first. */
const waiting = (raison: string): Refusal => ({ raison, etat: 'en_attente' });
/** For other students. */
const never = (raison: string): Refusal => ({ raison, etat: 'sans_objet' });

const settling = (annee: string): Refusal =>
  waiting(`Le secrétariat règle votre programme annuel ${annee}\u00a0: il n’est pas encore signé.`);

const FINISHED = never('Vous avez terminé votre cycle d’études.');

const notEnrolled = ({ current, annee, isGraduating }: Situation): Refusal | null => {
  if (!current && isGraduating) return FINISHED;
  if (!current) return waiting(`Vous n’avez pas d’inscription pour l’année ${annee}.`);
  if (current.statutPae !== null && SIGNED.has(current.statutPae)) return null;
  return current.isComposable
    ? waiting(`Votre programme annuel ${annee} n’est pas encore signé.`)
    : settling(annee);
};

/** A rule for those who are enrolled and have signed: `test` on the enrolment, or `reason`. */
const whenEnrolled =
  (test: (current: CurrentEnrolment) => boolean, reason: string): AdmissionRule =>
  (situation) =>
    situation.current && !test(situation.current) ? never(reason) : notEnrolled(situation);

const reenrolment: AdmissionRule = (situation) => {
  if (situation.isGraduating) return FINISHED;
  const isNew = !situation.hasPast && !(situation.current && isToCompose(situation.current));
  if (isNew) return never('La réinscription suit une inscription l’année précédente.');
  if (situation.current?.statutPae === 'À signer')
    return situation.current.isOpened
      ? waiting('Votre programme annuel vous attend pour signature.')
      : settling(situation.annee);
  return notEnrolled(situation) === null
    ? done(`Votre inscription pour l’année ${situation.annee} est déjà faite.`)
    : null;
};

const signature: AdmissionRule = (situation) => {
  if (situation.current?.statutPae === 'À signer' && situation.current.isOpened) return null;
  if (!situation.current && situation.isGraduating) return FINISHED;
  return situation.current && notEnrolled(situation) === null
    ? done(`Votre programme annuel ${situation.annee} est déjà signé.`)
    : waiting('Votre programme annuel n’est pas encore prêt à signer.');
};

const byInvitation =
  (reason: string): AdmissionRule =>
  () =>
    never(reason);

const thesis = whenEnrolled(
  ({ services, bloc, blocs }) => services.thesis && bloc === blocs,
  'Le mémoire ou le travail de fin d’études se fait en dernière année, dans les programmes qui en ont un.',
);

/** Opens once the thesis has its provisional title (S1 §4). */
const onceTitled =
  (reason: string): AdmissionRule =>
  (situation) =>
    thesis(situation) ?? (situation.hasThesisTitle ? null : waiting(reason));

/** One rule an event (S1 §6); a decision taken for the student herself goes before it. */
export const ADMISSION: Record<AccessFlag, AdmissionRule> = {
  AccesCommande: whenEnrolled(
    ({ services }) => services.orders,
    'La vente de syllabus n’est pas organisée pour votre programme.',
  ),
  CanViewInscriptionSession: whenEnrolled(
    ({ services }) => services.sessions,
    'Le secrétariat de l’école se charge des inscriptions à la session de votre programme.',
  ),
  HasMemoire: thesis,
  AccesMemoireTitre: byInvitation('La modification du titre n’est pas ouverte pour votre mémoire.'),
  AccesMemoireRemise: onceTitled('La remise s’ouvre quand le titre provisoire de votre mémoire est encodé.'),
  AccesIDM: onceTitled(
    'Les informations de défense s’encodent quand le titre provisoire de votre mémoire est connu.',
  ),
  CanViewStage: whenEnrolled(
    ({ services: { internshipsFrom }, bloc }) => internshipsFrom > 0 && bloc >= internshipsFrom,
    'Votre année ne comporte pas de stage.',
  ),
  AccesReinscription: reenrolment,
  AccesSignaturePAE: signature,
  AccesSignaturePAI: ({ pai }) => {
    if (pai === 'pret') return null;
    return pai === 'signe'
      ? done('Votre plan d’accompagnement est signé.')
      : never('Aucun plan d’accompagnement n’attend votre signature.');
  },
  AccesInscriptionTP: whenEnrolled(
    ({ services }) => services.practicals,
    'Votre programme ne comporte pas de groupes de travaux pratiques.',
  ),
  AccesProclamation: ({ isGraduating, estProclame }) => {
    if (!isGraduating) return never('La proclamation concerne les étudiants qui terminent leur cycle.');
    return estProclame ? done('Votre présence à la proclamation est enregistrée.') : null;
  },
};

/** The transcript: deliberated at least once, enrolled and signed, fees paid. */
export const canPrintTranscript = (situation: Situation): boolean =>
  situation.hasDeliberation && situation.minervalRegle && notEnrolled(situation) === null;
