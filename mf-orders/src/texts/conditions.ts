import { ORDER_LIMITS } from 'shared-contract/base/limits';

/** Conditions of an order, which its student accepts. */
export const CONDITIONS_TEXTS = {
  title: 'Conditions générales de vente et procédure de commande',
  accept: "J'accepte les conditions",
  accepted: 'Conditions de vente acceptées',
  acceptedFirst: 'Acceptez les conditions pour choisir vos supports.',
  lines: [
    `Un acompte de ${ORDER_LIMITS.depositPercent}\u00a0% du total est à payer avant le début de l’année académique\u00a0; à partir du premier jour, la totalité est due à la commande.`,
    'Le paiement se fait par virement bancaire, avec la communication structurée de la commande.',
    `Le solde est à payer ${ORDER_LIMITS.balanceDays} jours avant la première distribution.`,
    `Comptez au moins ${ORDER_LIMITS.deliveryDays} jours entre le paiement et la livraison au comptoir.`,
    `Les supports qui ne sont pas retirés sont remis en vente après ${ORDER_LIMITS.unclaimedWeeks} semaines.`,
    `Le retrait est possible jusqu’à la dernière permanence qui suit le ${ORDER_LIMITS.pickUpAfter.day} mai.`,
    `Une annulation entraîne une indemnité d’au moins ${ORDER_LIMITS.cancellationPercent}\u00a0% du prix.`,
  ],
} as const;

/** What cancelling an order costs. */
export const CANCELLING_TEXTS = {
  how: 'Pour annuler une commande, écrivez avant la livraison, avec son numéro\u00a0: une commande ne s’annule pas dans le portail.',
  whom: 'À qui écrire\u00a0: ',
  nobody: 'Écrivez au secrétariat académique.',
} as const;
