/** What is said of placing an order (S1 §4, §5). */
export const ORDER_TEXTS = {
  nothingSelected: 'Au moins un support doit être sélectionné pour valider la commande.',
  orderFailed: 'Impossible de valider la commande.',
  recentOrder: 'Vous avez déjà passé une commande récemment.',
} as const;
