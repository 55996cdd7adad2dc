import type { Institution, RecuLigne } from 'shared-contract';
import { formatDay } from 'shared-contract/base/dates';
import { formatCents, formatIban } from 'shared-contract/base/format';
import type { SaleTerms } from 'shared-contract/orders/terms';
import { englishTitles } from 'shared-contract/records/title-language';
import type { Mail } from '../shared/outbox/outbox.queries';

/** A line as it is written on the receipt and in the mail; prices in cents. */
export interface PlacedLine {
  libelle: string;
  codeInterne: string;
  quantite: number;
  prix: number;
  /** Titles of its units that are given in English. */
  enAnglais: readonly string[];
}

/** An order as it was placed. */
export interface PlacedOrder {
  commandeId: number;
  montant: number;
  acompte: number;
  soldeEcheance: string | null;
  vcs: string;
}

const dues = (
  { montant, acompte, soldeEcheance }: PlacedOrder,
  { depositPercent }: SaleTerms,
): RecuLigne[] =>
  soldeEcheance === null
    ? [{ Libelle: 'À verser', Valeur: formatCents(montant) }]
    : [
        { Libelle: `Acompte de ${depositPercent}\u00a0%`, Valeur: formatCents(acompte) },
        {
          Libelle: `Solde, au plus tard le ${formatDay(soldeEcheance)}`,
          Valeur: formatCents(montant - acompte),
        },
      ];

/** Lines of the receipt: supports, total, what to pay and with which reference. */
export const receiptLines = (order: PlacedOrder, lines: PlacedLine[], terms: SaleTerms): RecuLigne[] => [
  ...lines.map(({ libelle, codeInterne, quantite, prix, enAnglais }) => ({
    Code: codeInterne,
    Libelle: libelle,
    TitresAnglais: enAnglais.flatMap((title) => englishTitles(title, true)),
    Valeur: `${quantite} × ${formatCents(prix)}`,
    Genre: 'detail' as const,
  })),
  { Libelle: 'Total', Valeur: formatCents(order.montant), Genre: 'total' },
  ...dues(order, terms),
  { Libelle: 'Communication structurée', Valeur: order.vcs },
];

/** The mail that confirms an order and says how to pay it. */
export const orderMail = (
  to: string,
  {
    prenom,
    order,
    lines,
    recu,
    institution,
    terms,
  }: {
    prenom: string;
    order: PlacedOrder;
    lines: PlacedLine[];
    recu: string;
    institution: Pick<Institution, 'name' | 'iban' | 'beneficiary'>;
    terms: SaleTerms;
  },
): Mail<'commande.passee'> => ({
  kind: 'commande.passee',
  to,
  path: '/commandes',
  subject: `Votre commande n°\u00a0${order.commandeId} est enregistrée`,
  text: [
    `Bonjour ${prenom},`,
    '',
    'Votre commande de supports de cours est enregistrée.',
    '',
    ...lines.map(({ libelle, quantite, prix }) => `- ${libelle}\u00a0: ${quantite} × ${formatCents(prix)}`),
    `Total\u00a0: ${formatCents(order.montant)}`,
    '',
    'Pour la payer, faites un virement avec cette communication structurée\u00a0:',
    ...dues(order, terms).map(({ Libelle, Valeur }) => `${Libelle}\u00a0: ${Valeur}`),
    `Compte\u00a0: ${formatIban(institution.iban)}, ${institution.beneficiary}`,
    `Communication\u00a0: ${order.vcs}`,
    '',
    `Comptez au moins ${terms.deliveryDays} jours entre le paiement et le retrait au comptoir.`,
    `Reçu ${recu}, à retrouver dans le portail.`,
    '',
    institution.name,
  ].join('\n'),
});
