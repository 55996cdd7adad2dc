import { vcsDigits } from 'shared-contract/orders/orders';

const MARKED = /(?:\+{3}|\*{3})\s*(\d{3}\/\d{4}\/\d{5})\s*(?:\+{3}|\*{3})/;

/** The structured communication, written alone or between its marks in a free text; anything else is none. */
export const referenceOf = (communication: string): string | null => {
  const digits = vcsDigits(MARKED.exec(communication)?.[1] ?? communication);
  return digits && `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
};

/** What bears an order's reference among the ways to read a communication; otherwise the first that says anything. */
export const mostTelling = (readings: readonly string[]): string =>
  readings.find((one) => referenceOf(one) !== null) ?? readings.find((one) => one !== '') ?? '';
