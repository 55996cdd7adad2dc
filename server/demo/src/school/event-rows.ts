import type { evenements, evenementsEtudiants } from 'server-schema/platform/events';
import { ACCESS_FLAGS, type AccessFlag } from 'shared-contract';
import { dayOf, daysBefore, startOfDay } from 'shared-contract/base/days';

type EventRow = typeof evenements.$inferInsert;
type DecisionRow = typeof evenementsEtudiants.$inferInsert;

/** Label, then days since it opened and days until it closes. */
const WINDOWS: Record<AccessFlag, [string, number, number]> = {
  AccesCommande: ['Vente de syllabus', 45, 60],
  CanViewInscriptionSession: ['Inscription à la session d’examens', 12, 30],
  HasMemoire: ['Mémoire', 40, 200],
  AccesMemoireTitre: ['Modification du titre du mémoire', 10, 40],
  AccesMemoireRemise: ['Remise du mémoire', 15, 50],
  AccesIDM: ['Informations de défense', 15, 45],
  CanViewStage: ['Stages', 30, 70],
  AccesReinscription: ['Réinscription', 30, 40],
  AccesSignaturePAE: ['Signature du programme annuel', 9, 35],
  AccesSignaturePAI: ['Signature du plan d’accompagnement', 9, 35],
  AccesInscriptionTP: ['Inscription aux groupes de travaux pratiques', 8, 28],
  AccesProclamation: ['Proclamation', 14, 32],
};

/** Start of the day that lies some days from now, in Brussels. */
const dayFromNow = (now: Date, days: number): Date => startOfDay(dayOf(daysBefore(now, -days)));

/** Events around "now": each is open on the day of the load and for weeks after it. */
export const eventRows = (now: Date): EventRow[] =>
  ACCESS_FLAGS.map((flag) => {
    const [libelle, since, until] = WINDOWS[flag];
    return { flag, libelle, ouverture: dayFromNow(now, -since), fermeture: dayFromNow(now, until) };
  });

/** Why everything is closed for one persona, in as many ways as a student may meet. */
const CLOSED: Record<AccessFlag, [reason: string, from: number, to: number]> = {
  AccesCommande: ['La vente de syllabus du premier quadrimestre est terminée.', -75, -20],
  CanViewInscriptionSession: ['L’inscription à la session de janvier n’a pas encore commencé.', 20, 50],
  HasMemoire: ['Le mémoire se fait en dernière année.', -40, 200],
  AccesMemoireTitre: ['Le mémoire se fait en dernière année.', -10, 40],
  AccesMemoireRemise: ['Le mémoire se fait en dernière année.', -15, 50],
  AccesIDM: ['Le mémoire se fait en dernière année.', -15, 45],
  CanViewStage: ['Votre convention de stage est en cours d’examen par le service des stages.', -30, 70],
  AccesReinscription: [
    'La période de réinscription est terminée. Adressez-vous au secrétariat académique.',
    -90,
    -52,
  ],
  AccesSignaturePAE: ['Votre programme annuel est encore à votre coordination.', 6, 40],
  AccesSignaturePAI: ['Aucun plan d’accompagnement n’attend votre signature.', -9, 35],
  AccesInscriptionTP: [
    'Les groupes de travaux pratiques sont complets\u00a0: voyez votre coordination.',
    -30,
    -5,
  ],
  AccesProclamation: ['La proclamation concerne les étudiants qui terminent leur cycle.', -14, 32],
};

export const closedRows = (etudiantId: number, now: Date): DecisionRow[] =>
  ACCESS_FLAGS.map((flag) => {
    const [raison, from, to] = CLOSED[flag];
    return {
      etudiantId,
      flag,
      ouvert: false,
      ouverture: dayFromNow(now, from),
      fermeture: dayFromNow(now, to),
      raison,
    };
  });

export const invitationRows = (etudiantId: number, flags: AccessFlag[]): DecisionRow[] =>
  flags.map((flag) => ({ etudiantId, flag, ouvert: true, ouverture: null, fermeture: null, raison: null }));
