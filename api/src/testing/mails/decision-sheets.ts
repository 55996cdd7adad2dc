import { PAI_READY } from '../../domains/exams-events/act-mails';
import { followedUpMail } from '../../domains/gestion/kinds/absence.kind';
import { documentMail } from '../../domains/gestion/kinds/document.kind';
import { answeredMail } from '../../domains/gestion/kinds/intervention.kind';
import { decisionNotice } from '../../domains/pae/programme/pae-templates';
import type { DecisionMailKind } from '../../platform/outbox/mail-kinds';
import { type Sheets, toCamille } from './sheet';

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
    decisionNotice('À modifier', PAE).mail,
  ),
  'pae.a-signer': toCamille(
    'quand la coordination valide le programme annuel',
    decisionNotice('À signer', PAE).mail,
  ),
  'dossier.pret': toCamille(
    'quand un plan d’accompagnement attend sa signature, sans le dire',
    PAI_READY.mail,
  ),
};
