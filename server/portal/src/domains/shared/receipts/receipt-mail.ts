import type { RecuLigne } from 'shared-contract';
import type { ActMailKind } from '../outbox/mail-kinds';
import type { StudentMail } from '../outbox/mail-student';

/** The mail of a receipt: which one, and the sentence that says what was done. */
export interface ReceiptMail {
  kind: ActMailKind;
  /** A whole sentence. */
  sentence: string;
}

/** Source data of the mail. */
export interface MailedReceipt {
  numero: string;
  objet: string;
  lignes: readonly RecuLigne[];
  /** Health data: the mail only says that there is a receipt. */
  isPrivate: boolean;
}

const lineOf = ({ Code, Libelle, Valeur }: RecuLigne): string =>
  `- ${Code === undefined ? '' : `${Code} – `}${Libelle}\u00a0: ${Valeur}`;

/** The things that were chosen, and their total: other lines may hold free words, which are no mail's. */
const bodyOf = ({ lignes, isPrivate }: MailedReceipt): string[] => {
  const said = isPrivate ? [] : lignes.filter(({ Genre }) => Genre === 'detail' || Genre === 'total');
  return said.length === 0 ? [] : ['', ...said.map(lineOf)];
};

/** The mail that says an act is registered, from its receipt. */
export const receiptMail = (receipt: MailedReceipt, mail: ReceiptMail): StudentMail<ActMailKind> => ({
  kind: mail.kind,
  path: `/recus/${receipt.numero}`,
  subject: receipt.isPrivate ? 'Votre signature est enregistrée' : receipt.objet,
  text: [mail.sentence, ...bodyOf(receipt), '', `Reçu ${receipt.numero}, à retrouver dans le portail.`].join(
    '\n',
  ),
});
