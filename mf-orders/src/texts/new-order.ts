import { plural } from 'shared-contract/base/french';

/** Sentences of /commandes/new that the specifications do not quote. */
export const NEW_ORDER_TEXTS = {
  title: 'Nouvelle commande',
  lead: 'Cochez vos supports. Vous payez par virement après validation\u00a0; le retrait se fait au comptoir.',
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
  search: 'Rechercher un support\u00a0: nom, code ou cours',
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
    'Vérifiez le cours avant de commander\u00a0: un support hors programme n’est ni repris ni remboursé, et le service social n’intervient pas.',
  unlistedConfirm: 'Afficher ces supports',
  recentLink: 'Revoir mes commandes',
  recentText: ' avant d’en passer une autre.',
  bar: 'Validation de la commande',
  total: (copies: number) => `Total, ${copies}\u00a0${plural(copies, 'exemplaire', 'exemplaires')}`,
  validate: 'Valider la commande',
  skip: 'Aller à la validation de la commande',
  kept: 'Rien de votre sélection n’est perdu.',
} as const;

/** Sentences of what is about to be ordered. */
export const SUMMARY_TEXTS = {
  title: 'Ma commande en résumé',
  total: 'Total',
  whole: 'À verser maintenant',
  deposit: (deposit: string) => `${deposit}, à verser maintenant`,
  balance: (day: string) => `Solde, au plus tard le ${day}`,
  final:
    'Une fois confirmée, la commande ne se modifie plus. Le montant à payer sera dans «\u00a0Mes commandes\u00a0».',
  copies: (quantity: number, price: string) =>
    `${quantity}\u00a0${plural(quantity, 'exemplaire', 'exemplaires')} à ${price}`,
} as const;
