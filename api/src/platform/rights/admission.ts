import type { AccessFlag } from 'shared-contract';
import type { CurrentEnrolment, Situation } from './situation';

const SIGNED = new Set(['Signé', 'Validé']);

/** Why the student's situation keeps an event closed, in French, or null. */
export type AdmissionRule = (situation: Situation) => string | null;

const notEnrolled = ({ current, annee }: Situation): string | null => {
  if (!current) return `Vous n’avez pas d’inscription pour l’année ${annee}.`;
  return current.statutPae !== null && SIGNED.has(current.statutPae)
    ? null
    : `Votre programme annuel ${annee} n’est pas encore signé.`;
};

/** A rule for those who are enrolled and have signed: `test` on the enrolment, or `reason`. */
const whenEnrolled =
  (test: (current: CurrentEnrolment) => boolean, reason: string): AdmissionRule =>
  (situation) =>
    notEnrolled(situation) ?? (situation.current && test(situation.current) ? null : reason);

const isBachelor = ({ cycle }: CurrentEnrolment): boolean => cycle === 'bachelier';

const reenrolment: AdmissionRule = (situation) => {
  if (situation.isGraduating) return 'Vous avez terminé votre cycle d’études.';
  if (!situation.hasPast) return 'La réinscription suit une inscription l’année précédente.';
  const status = situation.current?.statutPae ?? null;
  if (status === 'À signer') return 'Votre programme annuel vous attend pour signature.';
  return notEnrolled(situation) === null
    ? `Votre inscription pour l’année ${situation.annee} est déjà faite.`
    : null;
};

const signature: AdmissionRule = (situation) => {
  if (situation.current?.statutPae === 'À signer') return null;
  return situation.current && notEnrolled(situation) === null
    ? `Votre programme annuel ${situation.annee} est déjà signé.`
    : 'Votre programme annuel n’est pas encore prêt à signer.';
};

const byInvitation =
  (reason: string): AdmissionRule =>
  () =>
    reason;

const thesis = whenEnrolled(
  ({ cycle, bloc, blocs }) => cycle === 'master' && bloc === blocs,
  'Le mémoire se fait en dernière année de master.',
);

/** Opens once the thesis has its provisional title (S1 §4). */
const onceTitled =
  (reason: string): AdmissionRule =>
  (situation) =>
    thesis(situation) ?? (situation.hasThesisTitle ? null : reason);

/** One rule an event (S1 §6); a decision taken for the student herself goes before it. */
export const ADMISSION: Record<AccessFlag, AdmissionRule> = {
  AccesCommande: whenEnrolled(isBachelor, 'La vente de syllabus est organisée pour le bachelier.'),
  CanViewInscriptionSession: whenEnrolled(
    isBachelor,
    'En master, le secrétariat académique se charge des inscriptions à la session.',
  ),
  HasMemoire: thesis,
  AccesMemoireTitre: byInvitation('La modification du titre n’est pas ouverte pour votre mémoire.'),
  AccesMemoireRemise: onceTitled('La remise s’ouvre quand le titre provisoire de votre mémoire est encodé.'),
  AccesIDM: onceTitled(
    'Les informations de défense s’encodent quand le titre provisoire de votre mémoire est connu.',
  ),
  CanViewStage: whenEnrolled(({ bloc }) => bloc >= 2, 'Votre année ne comporte pas de stage.'),
  AccesReinscription: reenrolment,
  AccesSignaturePAE: signature,
  AccesSignaturePAI: ({ pai }) => {
    if (pai === 'pret') return null;
    return pai === 'signe'
      ? 'Votre plan d’accompagnement est signé.'
      : 'Aucun plan d’accompagnement n’attend votre signature.';
  },
  AccesInscriptionTP: whenEnrolled(
    isBachelor,
    'Votre programme ne comporte pas de groupes de travaux pratiques.',
  ),
  AccesProclamation: ({ isGraduating, estProclame }) => {
    if (!isGraduating) return 'La proclamation concerne les étudiants qui terminent leur cycle.';
    return estProclame ? 'Votre présence à la proclamation est enregistrée.' : null;
  },
};

/** Events that close for a student by her own act: she is told what she did, not that she may not. */
export const DONE: Partial<Record<AccessFlag, (situation: Situation) => boolean>> = {
  AccesSignaturePAE: (situation) => situation.current !== null && notEnrolled(situation) === null,
  AccesSignaturePAI: ({ pai }) => pai === 'signe',
  AccesProclamation: ({ isGraduating, estProclame }) => isGraduating && estProclame,
};

/** The transcript: deliberated at least once, enrolled and signed, fees paid. */
export const canPrintTranscript = (situation: Situation): boolean =>
  situation.hasDeliberation && situation.minervalRegle && notEnrolled(situation) === null;
