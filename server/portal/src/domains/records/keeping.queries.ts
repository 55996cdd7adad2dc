import { erased, KEPT, type KeepingRule, kept, WHY } from 'server-exchange/erasure/keeping-rule';
import * as schema from 'server-schema';

/** What the student's file holds: who she is, how she is reached, what she studied, what she handed in. */
export const recordsKeeping: readonly KeepingRule[] = [
  {
    table: schema.etudiants,
    kept: KEPT.forGood,
    why: `${WHY.academic}\u00a0; compte bancaire, pièce d’identité, état civil et photo s’effacent`,
    erasure: {
      columns: {
        iban: null,
        titulaire_compte: null,
        num_piece_identite: null,
        validite_piece_identite: null,
        etat_civil: null,
        photo_document_id: null,
      },
    },
  },
  erased(schema.adresses, KEPT.untilErased, 'joindre la personne pendant ses études'),
  erased(schema.moyensContact, KEPT.untilErased, 'joindre la personne pendant ses études'),
  erased(schema.emailsAConfirmer, KEPT.untilErased, 'confirmer une adresse'),
  kept(schema.inscriptions, KEPT.forGood, WHY.academic),
  kept(schema.resultats, KEPT.forGood, WHY.academic),
  kept(schema.deliberations, KEPT.forGood, WHY.academic),
  {
    table: schema.documents,
    kept: '24 heures sans usage, sinon avec ce dont c’est la pièce',
    why: 'la pièce suit l’acte qui la nomme',
    task: 'files',
    erasure: 'unreferenced',
  },
  kept(schema.documentsInscription, KEPT.forGood, 'documents officiels de l’école'),
  erased(schema.documentsDossier, KEPT.untilErased, 'pièces demandées pour l’inscription'),
  kept(schema.attestations, KEPT.forGood, 'qu’une attestation imprimée se vérifie encore'),
  erased(schema.absences, KEPT.untilErased, 'souvent une donnée de santé, sans utilité après les études'),
  erased(schema.absencesExamens, KEPT.untilErased, 'les examens d’une absence'),
  kept(schema.parcoursAnterieurs, KEPT.forGood, 'conditions d’accès aux études'),
  erased(schema.emplois, KEPT.untilErased, WHY.comfort),
  erased(schema.annoncesLues, KEPT.untilErased, WHY.comfort),
];
