import { ORDER_MESSAGES } from '../quoted/order-messages';

/** Colour of an order's Message: green, purple or red, without regard to case (S1 §4, CONTRACT §5.10). */
export const messageTone = (message: string): 'ok' | 'plum' | 'danger' => {
  const text = message.toLocaleLowerCase('fr');
  if (text.includes(ORDER_MESSAGES.messageCorrect)) return 'ok';
  return text.includes(ORDER_MESSAGES.messageHandled) ? 'plum' : 'danger';
};

/** A grant holder may ask for an intervention once, on an order with syllabi (S1 §4). */
export const canAskIntervention = (order: {
  EstBoursier: boolean;
  Message: string | null;
  CommandeMontantSyllabus: number;
}): boolean => order.EstBoursier && !order.Message && order.CommandeMontantSyllabus > 0;
