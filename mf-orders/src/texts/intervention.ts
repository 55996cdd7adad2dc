/** Sentences of a question about an order. */
export const INTERVENTION_TEXTS = {
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
} as const;
