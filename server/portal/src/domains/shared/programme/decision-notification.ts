import { formatCredits } from 'shared-contract/base/french';

const DECISIONS = {
  'À signer': {
    kind: 'pae.a-signer',
    path: '/evenement/signaturePAE',
    subject: (annee: string) => `Votre programme annuel ${annee} est prêt à signer`,
    text: (annee: string) =>
      `Votre coordination a validé votre programme annuel ${annee}. Il vous attend dans «\u00a0Signature du PAE\u00a0».`,
  },
  'À modifier': {
    kind: 'pae.modifier',
    path: '/evenement/reinscription/PAE',
    subject: (annee: string) => `Votre programme annuel ${annee} est à modifier`,
    text: (annee: string) =>
      `Votre coordination vous demande de modifier votre programme annuel ${annee}. Il vous attend dans «\u00a0Mon PAE\u00a0».`,
  },
} as const;

export type PaeDecision = keyof typeof DECISIONS;

/** Notification of a coordinator's decision: her words on screen only, not in the mail. */
export const decisionNotification = (
  decision: PaeDecision,
  { annee, credits, commentaire }: { annee: string; credits: number; commentaire: string | null },
) => {
  const { kind, path } = DECISIONS[decision];
  const subject = DECISIONS[decision].subject(annee);
  const text = `${DECISIONS[decision].text(annee)}\nIl compte ${formatCredits(credits)}.`;
  const word = commentaire?.trim();
  return {
    titre: subject,
    texte: word ? `${text}\n\nLe mot de votre coordination\u00a0: ${commentaire}` : text,
    mail: {
      kind,
      subject,
      text: word ? `${text}\n\nVotre coordination y a joint un mot, à lire dans le portail.` : text,
      path,
    },
  };
};
