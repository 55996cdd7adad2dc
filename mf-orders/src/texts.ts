import { plural } from 'shared-contract/base/french';
import { ORDER_LIMITS } from 'shared-contract/base/limits';

const COUNTED = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf'];

/** A count of orders in words, as a sentence begins; in figures from ten on. */
const counted = (count: number): string => COUNTED[count] ?? String(count);

/** Every sentence of the domain that the specifications do not quote. */
export const TEXTS = {
  orders: {
    title: 'Mes commandes',
    newOrder: 'Nouvelle commande',
    lead: (unpaid: number, paid: number): string => {
      const waiting = `${counted(unpaid)} ${plural(unpaid, 'commande est à payer', 'commandes sont à payer')}`;
      const done = `${counted(paid).toLocaleLowerCase('fr')} ${plural(paid, 'est réglée', 'sont réglées')}`;
      if (unpaid + paid === 0) return 'Vos syllabus, vos paiements et vos retraits.';
      if (unpaid === 0) return 'Toutes vos commandes sont réglées.';
      return paid === 0 ? `${waiting}.` : `${waiting}, ${done}.`;
    },
    emptyTitle: 'Aucune commande',
    empty: 'Commandez vos syllabus en ligne, payez par virement et retirez-les au comptoir.',
    number: (id: number, amount: string) => `N°\u00a0${id} – ${amount}`,
    numberPaid: (id: number, paid: string) => `Commande n°\u00a0${id}, ${paid.toLocaleLowerCase('fr')}`,
    list: 'Mes commandes, de la plus récente à la plus ancienne',
    older: (count: number) =>
      plural(count, 'Voir la commande plus ancienne', `Voir les ${count} commandes plus anciennes`),
    paid: 'Payée',
    paidOn: (day: string) => `Payée le ${day}`,
    unpaid: 'Impayée',
    deposit: 'Acompte reçu',
    message: 'Intervention',
    linesCaption: (order: string) => `Supports de la ${order.toLocaleLowerCase('fr')}`,
    support: 'Support',
    price: 'Prix',
    quantity: 'Quantité',
    amount: 'Montant',
    placed: 'Votre commande est enregistrée',
    placedText:
      'Un e-mail de confirmation vous a été envoyé, avec le montant et la communication à recopier.',
    receipt: 'Voir le reçu',
    closedTitle: 'On ne commande pas pour le moment',
    closedText: (reason: string, dates: string) =>
      `${reason} ${dates} Vos commandes et leurs références de paiement restent ici, et vous pouvez les payer.`,
  },
  payment: {
    title: 'Paiement',
    toPay: 'Montant à verser',
    received: (amount: string) => `Déjà reçu\u00a0: ${amount}`,
    deposit: `Acompte de ${ORDER_LIMITS.depositPercent}\u00a0%`,
    depositDue: 'à verser maintenant',
    balance: 'Solde',
    balanceDue: (day: string) => `au plus tard le ${day}`,
    wholeDue: 'L’année académique est commencée\u00a0: la totalité est à verser maintenant.',
    account: 'Compte de l’école',
    beneficiary: 'Bénéficiaire',
    reference: 'Communication structurée, à recopier telle quelle',
    copyAccount: 'Copier le numéro de compte',
    copyReference: 'Copier la communication structurée',
    copied: 'Copié',
    copyFailed: 'La copie n’a pas réussi\u00a0: sélectionnez le texte.',
    qr: 'QR code de paiement',
    scan: 'Scannez avec votre application bancaire',
    onThisPhone:
      'Sur ce téléphone\u00a0: enregistrez l’image, puis ouvrez-la dans votre application bancaire.',
    saveImage: 'Enregistrer l’image',
    saveFailed: 'L’image n’a pas pu être enregistrée\u00a0: copiez le compte et la communication.',
    imageName: (order: string) => `qr-${order.toLocaleLowerCase('fr').replaceAll(/\s+/g, '-')}.png`,
    copyAll: 'Tout copier',
    copiedAll: 'Compte, montant et communication copiés',
    amountLine: 'Montant',
    referenceLine: 'Communication',
    qrFailed: 'Le QR code n’a pas pu être dessiné\u00a0: recopiez le compte et la communication.',
    delivery: `Retrait au comptoir au moins ${ORDER_LIMITS.deliveryDays} jours après le paiement.`,
  },
  intervention: {
    title: 'Vous avez une bourse\u202f?',
    text: (amount: string) =>
      `Le service social peut intervenir dans le prix de vos syllabus (${amount} pour cette commande).`,
    ask: 'Demander une intervention',
    confirmTitle: 'Demander une intervention\u202f?',
    order: 'Commande',
    amount: 'Prix des syllabus',
    final:
      'La demande part au service social\u00a0; elle ne se retire plus ici, et une commande n’en reçoit qu’une. Sa réponse s’affiche avec la commande.',
    askFor: (order: string) => ` pour la ${order.toLocaleLowerCase('fr')}`,
  },
  newOrder: {
    title: 'Nouvelle commande',
    lead: `Cochez vos supports. Vous payez par virement après validation\u00a0; retrait au comptoir, ${ORDER_LIMITS.deliveryDays} jours au moins après le paiement.`,
    listTitle: 'Supports de mon programme',
    unlistedTitle: 'Supports hors programme',
    listCaption: 'Supports de mon programme à commander',
    unlistedCaption: 'Supports hors programme à commander',
    choose: (label: string) => `Choisir – ${label}`,
    left: (count: number) => (count === 0 ? 'Épuisé' : `Plus que ${count}`),
    quantityOf: (label: string) => `Quantité – ${label}`,
    selectAll: 'Tout sélectionner',
    chosen: 'Choix',
    support: 'Support',
    type: 'Type',
    price: 'Prix',
    quantity: 'Quantité',
    subtotal: 'Sous-total',
    forActivities: (activities: string) => `pour ${activities}`,
    search: 'Rechercher un support',
    searchHint: 'Nom, code ou cours',
    filter: 'Type de support',
    allTypes: 'Tous les types',
    count: (shown: number, all: number) =>
      shown === all ? `${all}\u00a0${plural(all, 'support', 'supports')}` : `${shown} sur ${all}`,
    nothingFound: 'Aucun support ne correspond. Vos quantités sont gardées.',
    emptyTitle: 'Aucun support dans votre programme',
    empty: 'Aucun support n’est en vente pour vos cours de cette année.',
    addUnlisted: 'Ajouter un support hors programme',
    unlistedWarning: 'Ces supports ne sont pas prévus dans votre programme',
    unlistedText:
      'Vérifiez le cours avant de commander\u00a0: un support hors programme n’est ni repris ni remboursé, et aucune intervention n’est possible pour lui.',
    unlistedConfirm: 'Afficher ces supports',
    recentLink: 'Revoir mes commandes',
    recentText: ' avant d’en passer une autre.',
    bar: 'Validation de la commande',
    total: (copies: number) => `Total, ${copies}\u00a0${plural(copies, 'exemplaire', 'exemplaires')}`,
    validate: 'Valider la commande',
    kept: 'Rien de votre sélection n’est perdu.',
  },
  conditions: {
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
  },
  cancelling: {
    how: 'Pour annuler une commande, écrivez avant la livraison, avec son numéro\u00a0: une commande ne s’annule pas dans le portail.',
    whom: 'À qui écrire\u00a0: ',
    nobody: 'Écrivez au secrétariat académique.',
  },
  summary: {
    title: 'Ma commande en résumé',
    total: 'Total',
    whole: 'À verser maintenant',
    deposit: `Acompte de ${ORDER_LIMITS.depositPercent}\u00a0%, à verser maintenant`,
    balance: (day: string) => `Solde, au plus tard le ${day}`,
    final:
      'Une fois confirmée, la commande ne se modifie plus. Vous recevrez un e-mail avec le montant à payer.',
    copies: (quantity: number, price: string) => `${quantity} × ${price}`,
  },
} as const;
