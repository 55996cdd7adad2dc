import type { Recu, RecuComplet, RecuVerifie } from 'shared-contract';
import { personName } from 'shared-contract/base/french';
import { receiptProof } from 'shared-contract/receipts/proof';
import { groupedCode } from '../printing/check-code';
import { qrSquares } from '../printing/qr-squares';
import type { ReceiptWithHolder } from './receipts.queries';

type Row = ReceiptWithHolder['recu'];

const toHeadline = (row: Row) => ({
  Numero: row.numero,
  Domaine: row.domaine,
  Objet: row.objet,
  Date: row.date.toISOString(),
});

/** A receipt as the list says it. */
export const toReceipt = (row: Row): Recu => ({
  ...toHeadline(row),
  Empreinte: row.empreinte,
  Lignes: row.lignes,
});

const holderOf = ({ recu, prenom, nom }: ReceiptWithHolder): string =>
  recu.titulaire ?? personName(prenom, nom);

const toVerification = ({ numero, code }: Row, publicUrl: string): RecuComplet['Verification'] => {
  if (code === null) return null;
  const Code = groupedCode(code);
  const Adresse = `${publicUrl}/attestation/${receiptProof({ Numero: numero, code: Code })}`;
  const { side, path } = qrSquares(Adresse);
  return { Code, Adresse, QR: { Cote: side, Trace: path } };
};

/** A receipt as its own page says it; the portal's public address is where it is checked. */
export const toWholeReceipt = (found: ReceiptWithHolder, publicUrl: string): RecuComplet => ({
  ...toReceipt(found.recu),
  Personne: { Nom: holderOf(found), Matricule: found.matricule, Etudes: found.recu.etudes },
  Colonnes: found.recu.colonnes,
  Verification: toVerification(found.recu, publicUrl),
});

/** Public check of a printed receipt: no matricule, no lines. */
export const toCheckedReceipt = (found: ReceiptWithHolder): RecuVerifie => ({
  ...toHeadline(found.recu),
  Nom: holderOf(found),
});
