import type { Recu } from 'shared-contract';

/** Lines in which a student wrote to somebody: her words are not for every reader of the file. */
const PRIVATE_NOTE = /^(commentaire|remarque|note|message)/i;

/** A student's receipt as staff who look at her file see it (issue 8). */
export const withoutNotes = <Receipt extends Recu>(receipt: Receipt): Receipt => ({
  ...receipt,
  Lignes: receipt.Lignes.filter(({ Libelle }) => !PRIVATE_NOTE.test(Libelle)),
});
