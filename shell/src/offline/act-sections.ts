import type { RecordedAnswer } from 'shared-auth/offline';
import { formatDay, formatInstant } from 'shared-contract/base/dates';
import { formatCents, formatIban } from 'shared-contract/base/format';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import type { Order } from 'shared-contract/orders/answers';
import { orders } from 'shared-contract/orders/endpoints';
import type { Recu } from 'shared-contract/portal/platform';
import { receipts } from 'shared-contract/receipts/endpoints';
import { type Card, cachedAnswers, fact, oldestDate, type Section } from './section';
import { OFFLINE } from './texts';

const { facts: words, sections: titles, states } = OFFLINE;

/** Formats a day or an instant of the contract. */
const moment = (value: string | null): string | null => {
  if (value === null) return null;
  return value.length === 10 ? formatDay(value) : formatInstant(value);
};

const deadlineCard = (line: Deadline): Card => ({
  title: line.Libelle,
  facts: [
    { label: line.Domaine, value: states[line.Etat] },
    ...fact(words.until, moment(line.JusquAu)),
    ...fact(words.on, moment(line.Le)),
    ...fact(words.receipt, line.RecuNumero, true),
  ],
});

export const deadlineSection = (copy: readonly RecordedAnswer[]): Section | null => {
  const seen = cachedAnswers(copy, deadlines);
  if (seen.length === 0) return null;
  const lines = seen.flatMap(({ answer }) => answer).filter(({ EstIllisible }) => !EstIllisible);
  return {
    id: 'echeances',
    title: titles.deadlines,
    seenAt: oldestDate(seen),
    cards: lines.map(deadlineCard),
  };
};

const orderCard = (order: Order): Card => ({
  title: order.CommandeDisplay,
  facts: [
    ...fact(words.placedOn, formatInstant(order.CommandeDateHeure)),
    ...fact(words.amount, formatCents(order.CommandeMontant)),
    ...fact(words.paid, formatCents(order.CommandeMontantPaye)),
    ...(order.CommandePaye
      ? []
      : fact(words.toPay, formatCents(order.CommandeMontant - order.CommandeMontantPaye))),
    ...fact(words.reference, order.CommandeVCS, true),
    ...fact(words.account, formatIban(order.CommandeIBAN), true),
    ...fact(words.holder, order.CommandeBeneficiaire),
  ],
});

export const orderSection = (copy: readonly RecordedAnswer[]): Section | null => {
  const seen = cachedAnswers(copy, orders);
  if (seen.length === 0) return null;
  const cards = seen.flatMap(({ answer }) => answer).map(orderCard);
  return { id: 'commandes', title: titles.orders, seenAt: oldestDate(seen), cards };
};

const receiptCard = (receipt: Recu): Card => ({
  title: receipt.Objet,
  facts: [
    ...fact(words.number, receipt.Numero, true),
    ...fact(words.date, formatInstant(receipt.Date)),
    ...receipt.Lignes.filter(({ Genre }) => Genre !== 'technique').map(({ Libelle, Valeur }) => ({
      label: Libelle,
      value: Valeur,
    })),
  ],
});

export const receiptSection = (copy: readonly RecordedAnswer[]): Section | null => {
  const seen = cachedAnswers(copy, receipts);
  if (seen.length === 0) return null;
  const cards = seen.flatMap(({ answer }) => answer).map(receiptCard);
  return { id: 'recus', title: titles.receipts, seenAt: oldestDate(seen), cards };
};
