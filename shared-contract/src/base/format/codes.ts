import { NBSP } from '../french/spaces';

/** A room, or whatever ends in one: its number stays with its word. */
export const roomName = (room: string): string => room.replace(/ (?=\S*\d\S*$)/, NBSP);

/** A national number of eleven digits as it is printed on the card: `85.07.30-033.28`. */
export const formatNationalNumber = (value: string): string =>
  value.replace(/\D/g, '').replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, '$1.$2.$3-$4.$5') || value;

/** An IBAN in groups of four: `BE68 5390 0754 7034`. */
export const formatIban = (value: string): string =>
  (
    value
      .replace(/\s/g, '')
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join(NBSP);
