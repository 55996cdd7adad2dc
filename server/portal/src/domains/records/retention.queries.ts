import {
  erasedRule,
  keptRule,
  RETENTION_PERIODS,
  RETENTION_REASONS,
  type RetentionRule,
} from 'server-exchange/erasure/retention-rule';
import * as schema from 'server-schema';

/** Retention of the student's file: identity, contacts, studies, documents. */
export const recordsRetention: readonly RetentionRule[] = [
  {
    table: schema.etudiants,
    kept: RETENTION_PERIODS.forGood,
    why: `${RETENTION_REASONS.academic}\u00a0; numéro national, compte bancaire, pièce d’identité, état civil et photo s’effacent`,
    erasure: {
      columns: {
        num_registre_national: null,
        iban: null,
        titulaire_compte: null,
        num_piece_identite: null,
        validite_piece_identite: null,
        etat_civil: null,
        photo_document_id: null,
      },
    },
  },
  erasedRule(schema.adresses, RETENTION_PERIODS.untilErased, 'joindre la personne pendant ses études'),
  erasedRule(schema.moyensContact, RETENTION_PERIODS.untilErased, 'joindre la personne pendant ses études'),
  erasedRule(schema.emailsAConfirmer, RETENTION_PERIODS.untilErased, 'confirmer une adresse'),
  keptRule(schema.inscriptions, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.resultats, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  keptRule(schema.deliberations, RETENTION_PERIODS.forGood, RETENTION_REASONS.academic),
  {
    table: schema.documents,
    kept: '24 heures sans usage, sinon avec ce dont c’est la pièce',
    why: 'la pièce suit l’acte qui la nomme',
    task: 'files',
    erasure: 'unreferenced',
  },
  keptRule(schema.documentsInscription, RETENTION_PERIODS.forGood, 'documents officiels de l’école'),
  erasedRule(schema.documentsDossier, RETENTION_PERIODS.untilErased, 'pièces demandées pour l’inscription'),
  keptRule(schema.attestations, RETENTION_PERIODS.forGood, 'qu’une attestation imprimée se vérifie encore'),
  erasedRule(
    schema.absences,
    RETENTION_PERIODS.untilErased,
    'souvent une donnée de santé, sans utilité après les études',
  ),
  erasedRule(schema.absencesExamens, RETENTION_PERIODS.untilErased, 'les examens d’une absence'),
  keptRule(schema.parcoursAnterieurs, RETENTION_PERIODS.forGood, 'conditions d’accès aux études'),
  erasedRule(schema.emplois, RETENTION_PERIODS.untilErased, RETENTION_REASONS.comfort),
  erasedRule(schema.annoncesLues, RETENTION_PERIODS.untilErased, RETENTION_REASONS.comfort),
];
