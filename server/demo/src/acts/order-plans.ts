import type { Persona } from '../people/personas';

/** One order of a persona, before it becomes rows. */
export interface OrderPlan {
  hoursAgo: number;
  /** Rank and quantity of its supports among those of the second block of management. */
  lines: [rank: number, quantite: number][];
  message: string | null;
  isPaid: boolean;
}

/** Hours in a day. */
export const DAYS = 24;

/** An order that was paid and refunded in part, and one that waits for its transfer (CONTRACT §4, 230101). */
const TWO_ORDERS: OrderPlan[] = [
  {
    hoursAgo: 78 * DAYS,
    lines: [
      [0, 1],
      [1, 1],
      [4, 1],
    ],
    message: 'Demande traitée\u00a0: 12,00\u00a0€ remboursés sur votre compte.',
    isPaid: true,
  },
  {
    hoursAgo: 10 * DAYS,
    lines: [
      [2, 1],
      [3, 2],
    ],
    message: null,
    isPaid: false,
  },
];

/** Hours since the newest order of 230108: recent at any start. */
export const RECENT = 20;

/** Three orders with the three colours of a message, one of them recent (CONTRACT §4, 230108). */
const THREE_ORDERS: OrderPlan[] = [
  {
    hoursAgo: 290 * DAYS,
    lines: [[5, 1]],
    message: 'Intervention refusée\u00a0: demande introduite après le 31 janvier.',
    isPaid: true,
  },
  {
    hoursAgo: 73 * DAYS,
    lines: [
      [0, 1],
      [2, 1],
    ],
    message: 'Demande traitée\u00a0: 12,00\u00a0€ remboursés sur votre compte.',
    isPaid: true,
  },
  {
    hoursAgo: RECENT,
    lines: [
      [3, 1],
      [6, 1],
    ],
    message: 'Votre demande d’intervention est correctement enregistrée.',
    isPaid: false,
  },
];

/** The orders of a persona, oldest first. */
export const plansOf = ({ past, dossier }: Persona): OrderPlan[] => {
  if (past !== 'camille') return [];
  return dossier === 'termine' ? THREE_ORDERS : TWO_ORDERS;
};
