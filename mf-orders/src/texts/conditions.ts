import { formatPeriod } from 'shared-contract/base/dates';
import { plural } from 'shared-contract/base/french';
import type { SaleConditions } from 'shared-contract/orders/answers';

/** « 5 mai » of `05-05`. */
const dayOfAnyYear = (monthDay: string): string => {
  const day = `2024-${monthDay}`;
  return formatPeriod(day, day, day).to;
};

const days = (count: number): string => `${count} ${plural(count, 'jour', 'jours')}`;

/** Conditions of an order, which its student accepts. */
export const CONDITIONS_TEXTS = {
  title: 'Conditions générales de vente et procédure de commande',
  accept: "J'accepte les conditions",
  accepted: 'Conditions de vente acceptées',
  acceptedFirst: 'Acceptez les conditions pour choisir vos supports.',
  lines: (terms: SaleConditions): string[] => [
    `Un acompte de ${terms.AcomptePourcent}\u00a0% du total est à payer avant le début de l’année académique\u00a0; à partir du premier jour, la totalité est due à la commande.`,
    'Le paiement se fait par virement bancaire, avec la communication structurée de la commande.',
    `Le solde est à payer ${days(terms.SoldeJours)} avant la première distribution.`,
    `Comptez au moins ${days(terms.LivraisonJours)} entre le paiement et la livraison au comptoir.`,
    `Les supports qui ne sont pas retirés sont remis en vente après ${terms.RepriseSemaines} ${plural(terms.RepriseSemaines, 'semaine', 'semaines')}.`,
    `Le retrait est possible jusqu’à la dernière ouverture du comptoir après le ${dayOfAnyYear(terms.RetraitApres)}.`,
    `Une annulation entraîne une indemnité d’au moins ${terms.AnnulationPourcent}\u00a0% du prix.`,
  ],
} as const;

/** What cancelling an order costs. */
export const CANCELLING_TEXTS = {
  how: 'Pour annuler une commande, écrivez avant la livraison, avec son numéro\u00a0: une commande ne s’annule pas dans le portail.',
  whom: 'À qui écrire\u00a0: ',
  nobody: 'Écrivez au secrétariat de l’école.',
} as const;
