import {
  closedNotification,
  reservedNotification,
} from 'server-portal/domains/exams-events/tp-wishes/wish-notifications';
import {
  examMovedNotification,
  groupMovedNotification,
} from 'server-portal/domains/gestion/catalogues/entry-notifications';
import { followedUpMail } from 'server-portal/domains/gestion/kinds/absence.kind';
import { documentMail } from 'server-portal/domains/gestion/kinds/document.kind';
import { answeredMail } from 'server-portal/domains/gestion/kinds/intervention.kind';
import { stageMail } from 'server-portal/domains/gestion/kinds/stage.kind';
import { PAI_READY } from 'server-portal/domains/shared/inclusive/make-plan-ready';
import type { DecisionMailKind } from 'server-portal/domains/shared/outbox/mail-kinds';
import { decisionNotification } from 'server-portal/domains/shared/programme/decision-notification';
import { PLACE, type Sheets, toCamille } from './sheet';

const PAE = { annee: '2026-2027', credits: 60, commentaire: 'Un mot libre, qui ne part pas.' };

/** What the school decided. */
export const DECISION_SHEETS: Sheets<DecisionMailKind> = {
  'document.decide': toCamille('quand un document remis est accepté ou refusé', documentMail(true)),
  'absence.suivie': toCamille(
    'quand une absence est suivie, sans ce qui en est dit',
    followedUpMail(5, 'du 17 novembre 2026 au 19 novembre 2026'),
  ),
  'intervention.traitee': toCamille('quand une demande d’intervention a sa réponse', answeredMail(34)),
  'pae.modifier': toCamille(
    'quand la coordination demande de modifier le programme annuel',
    decisionNotification('À modifier', PAE).mail,
  ),
  'pae.a-signer': toCamille(
    'quand la coordination valide le programme annuel',
    decisionNotification('À signer', PAE).mail,
  ),
  'stage.decide': toCamille('quand un stage, ou un de ses documents, est accepté ou refusé', stageMail(true)),
  'tp.place': toCamille(
    'quand une place se libère dans un groupe attendu',
    reservedNotification(PLACE, new Date('2026-11-25T10:00:00Z'), []).mail,
  ),
  'tp.close': toCamille(
    'quand la période se termine sans qu’une place attendue se soit libérée',
    closedNotification(PLACE).mail,
  ),
  'groupe.deplace': toCamille(
    'quand un groupe de travaux pratiques change d’horaire ou de local',
    groupMovedNotification({
      cours: 'Statistique II – Exercices',
      groupe: 'Groupe 2',
      horaire: 'mardi, 13\u00a0h\u00a000 à 15\u00a0h\u00a000, local A112',
    }).mail,
  ),
  'examen.deplace': toCamille(
    'quand un examen est déplacé',
    examMovedNotification({
      cours: 'Microéconomie – Théorie',
      moment: '12 janvier 2027, de 9\u00a0h à 12\u00a0h, auditoire\u00a02',
    }).mail,
  ),
  'dossier.pret': toCamille(
    'quand un plan d’accompagnement attend sa signature, sans le dire',
    PAI_READY.mail,
  ),
};
