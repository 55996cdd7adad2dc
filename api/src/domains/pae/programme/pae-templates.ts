import type { RecuLigne } from 'shared-contract';
import { inCredits } from 'shared-contract/base/french';
import type { PaeUnit } from 'shared-contract/pae/pae';

/** Lines of the receipt of a submission: units by code, total, comment. */
export const receiptLines = (units: PaeUnit[], credits: number, commentaire: string | null): RecuLigne[] => [
  ...units.map((unit) => ({
    Code: unit.UniteEnseignementCode,
    Libelle: unit.UniteEnseignementLibelle,
    Valeur: inCredits(unit.ECTS),
    Genre: 'detail' as const,
  })),
  { Libelle: 'Total', Valeur: inCredits(credits), Genre: 'total' },
  ...(commentaire?.trim() ? [{ Libelle: 'Commentaire', Valeur: commentaire }] : []),
];

const DECISIONS = {
  'À signer': {
    path: '/evenement/signaturePAE',
    subject: (annee: string) => `Votre programme annuel ${annee} est prêt à signer`,
    text: (annee: string) =>
      `Votre coordination a validé votre programme annuel ${annee}. Il vous attend dans «\u00a0Signature du PAE\u00a0».`,
  },
  'À modifier': {
    path: '/evenement/reinscription/PAE',
    subject: (annee: string) => `Votre programme annuel ${annee} est à modifier`,
    text: (annee: string) =>
      `Votre coordination vous demande de modifier votre programme annuel ${annee}. Il vous attend dans «\u00a0Mon PAE\u00a0».`,
  },
} as const;

export type PaeDecision = keyof typeof DECISIONS;

/** Subject and sentences of the mail that tells a coordinator's decision. */
export const decisionMail = (
  decision: PaeDecision,
  { annee, credits, commentaire }: { annee: string; credits: number; commentaire: string | null },
) => ({
  path: DECISIONS[decision].path,
  subject: DECISIONS[decision].subject(annee),
  text: [
    DECISIONS[decision].text(annee),
    `Il compte ${inCredits(credits)}.`,
    ...(commentaire?.trim() ? ['', `Le mot de votre coordination\u00a0: ${commentaire}`] : []),
  ].join('\n'),
});
