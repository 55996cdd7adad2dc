import {
  EXAMS_MAIL,
  inclusiveNotification,
  PAI_MAIL,
  remediationNotification,
  SESSION_MAIL,
  TP_MAIL,
} from 'server-portal/domains/exams-events/act-mails';
import { waitingNotification } from 'server-portal/domains/exams-events/tp-wishes/wish-notifications';
import {
  interventionNotification,
  paymentNotification,
} from 'server-portal/domains/orders/order-notifications';
import { PROBLEM_MAIL, reenrolledNotification, SUBMITTED_MAIL } from 'server-portal/domains/pae/act-mails';
import { absenceNotification } from 'server-portal/domains/records/absences/absence-notification';
import type { ActMailKind } from 'server-portal/domains/shared/outbox/mail-kinds';
import { internshipNotification, THESIS_MAIL } from 'server-portal/domains/thesis-internships/act-mails';
import { ofReceipt, PLACE, type Sheets, toCamille } from './sheet';

const NOW = new Date('2026-11-23T10:00:00Z');

const detail = (Code: string, Libelle: string, Valeur: string) => ({
  Code,
  Libelle,
  Valeur,
  Genre: 'detail' as const,
});

/** Copies of what she did, and of payments that came in. */
export const ACT_SHEETS: Sheets<ActMailKind> = {
  'examens.session': ofReceipt('quand l’inscription à une session est enregistrée', SESSION_MAIL, {
    objet: 'Inscription à la session – Session de janvier 2027',
  }),
  'examens.inscription': ofReceipt('quand des examens sont choisis', EXAMS_MAIL, {
    objet: 'Inscription aux examens – Session de janvier 2027',
    lignes: [
      detail('ECO201', 'Microéconomie – écrit', 'lundi 11 janvier 2027, 9 h à 12 h, local A112'),
      detail('STA210', 'Statistique – écrit', 'jeudi 14 janvier 2027, 13 h 30 à 16 h 30, local B004'),
    ],
  }),
  'tp.inscription': ofReceipt('quand une place est accordée dans des groupes', TP_MAIL, {
    objet: 'Inscription aux groupes de travaux pratiques',
    lignes: [
      detail('ECO201-E', 'Microéconomie – Exercices', 'Groupe 2 – mardi, 13 h 30 à 15 h 30, local A112'),
    ],
  }),
  'tp.attente': toCamille(
    'quand une place est attendue dans un groupe complet',
    waitingNotification(12, PLACE).mail,
  ),
  'remediation.modifiee': toCamille(
    'quand une inscription à la remédiation est prise ou retirée',
    remediationNotification(NOW).mail,
  ),
  'dossier.envoye': toCamille(
    'quand une demande d’enseignement inclusif est envoyée, sans le dire',
    inclusiveNotification(7).mail,
  ),
  'dossier.signe': ofReceipt('quand un plan d’accompagnement est signé, sans le dire', PAI_MAIL, {
    objet: 'Signature du plan d’accompagnement individualisé',
    lignes: [detail('ECO201', 'Microéconomie', 'Un tiers de temps')],
    isPrivate: true,
  }),
  'intervention.demandee': toCamille(
    'quand une intervention est demandée pour une commande',
    interventionNotification(34).mail,
  ),
  'commande.payee': toCamille(
    'quand le relevé bancaire apporte un paiement pour une commande',
    paymentNotification({ code: 'x', commandeId: 34, montant: 1200, commande: 1920, recu: 1200 }).mail,
  ),
  'memoire.enregistre': ofReceipt(
    'quand le titre, les consentements ou les informations de défense du mémoire sont encodés',
    THESIS_MAIL,
    { objet: 'Titre provisoire du mémoire', lignes: [{ Libelle: 'Titre provisoire', Valeur: 'Un titre' }] },
  ),
  'stage.encode': toCamille(
    'quand un stage est encodé',
    internshipNotification(12, new Date('2026-11-23T10:00:00Z')).mail,
  ),
  'reinscription.terminee': toCamille(
    'quand la réinscription est terminée',
    reenrolledNotification(NOW).mail,
  ),
  'pae.soumis': ofReceipt('quand le programme annuel est soumis', SUBMITTED_MAIL, {
    objet: 'Programme annuel 2026-2027 soumis',
    lignes: [
      detail('ECO301', 'Économie publique', '5\u00a0crédits'),
      detail('DRO310', 'Droit des sociétés', '4\u00a0crédits'),
      { Libelle: 'Total', Valeur: '9\u00a0crédits', Genre: 'total' },
      { Libelle: 'Commentaire', Valeur: 'Un mot libre, qui ne part pas.' },
    ],
  }),
  'pae.probleme': ofReceipt('quand un problème est signalé au lieu de signer', PROBLEM_MAIL, {
    objet: 'Problème signalé pour le programme annuel 2026-2027',
    lignes: [{ Libelle: 'Commentaire', Valeur: 'Un mot libre, qui ne part pas.' }],
  }),
  'absence.declaree': toCamille(
    'quand une absence est déclarée, sans son motif',
    absenceNotification(5, { debut: '2026-11-17', fin: '2026-11-19' }).mail,
  ),
};
