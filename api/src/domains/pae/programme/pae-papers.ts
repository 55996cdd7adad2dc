import type { RecuLigne } from 'shared-contract';
import type { PaeUnit } from 'shared-contract/pae/pae';

/** `4,5 crédits`; a no-break space before the unit. */
export const inCredits = (credits: number): string =>
  `${String(credits).replace('.', ',')}\u00a0${credits < 2 ? 'crédit' : 'crédits'}`;

/** Lines of the receipt of a submission: units by code, total, comment. */
export const receiptLines = (units: PaeUnit[], credits: number, commentaire: string | null): RecuLigne[] => [
  ...units.map((unit) => ({
    Libelle: `${unit.UniteEnseignementCode} ${unit.UniteEnseignementLibelle}`,
    Valeur: inCredits(unit.ECTS),
  })),
  { Libelle: 'Total', Valeur: inCredits(credits) },
  ...(commentaire?.trim() ? [{ Libelle: 'Commentaire', Valeur: commentaire }] : []),
];

const DECISIONS = {
  'À signer': {
    subject: (annee: string) => `Votre programme annuel ${annee} est prêt à signer`,
    text: (annee: string) =>
      `Votre coordinateur a validé votre programme annuel ${annee}. Il vous attend dans « Signature du PAE ».`,
  },
  'À modifier': {
    subject: (annee: string) => `Votre programme annuel ${annee} est à modifier`,
    text: (annee: string) =>
      `Votre coordinateur vous demande de modifier votre programme annuel ${annee}. Il vous attend dans « Mon PAE ».`,
  },
} as const;

export type PaeDecision = keyof typeof DECISIONS;

/** Subject and sentences of the mail that tells a coordinator's decision. */
export const decisionMail = (
  decision: PaeDecision,
  { annee, credits, commentaire }: { annee: string; credits: number; commentaire: string | null },
) => ({
  subject: DECISIONS[decision].subject(annee),
  text: [
    DECISIONS[decision].text(annee),
    `Il compte ${inCredits(credits)}.`,
    ...(commentaire?.trim() ? ['', `Le mot de votre coordinateur : ${commentaire}`] : []),
  ].join('\n'),
});
