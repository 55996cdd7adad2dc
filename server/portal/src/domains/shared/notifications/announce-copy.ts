import { COPY_DAYS } from 'server-exchange/own-data/copy-texts';
import type { AnnounceCopy } from 'server-exchange/own-data/make-copies';
import type { Tx } from 'server-kernel/db/client';
import { countUnaddressedMail, enqueueMail, type Mail } from '../outbox/outbox.queries';
import { findRecipient } from '../outbox/recipient.queries';
import { notify } from './notify.queries';

/** Texts of the notification and the mail of a ready copy. */
const READY = { subject: 'La copie de vos données est prête', path: '/contacts/copie' } as const;

/** The mail that says so. */
export const copyMail = (to: string, prenom: string): Mail<'donnees.pretes'> => ({
  kind: 'donnees.pretes',
  to,
  ...READY,
  text: `Bonjour ${prenom},\n\nVous l’avez demandée. Téléchargez-la dans les ${COPY_DAYS}\u00a0jours\u00a0: elle est ensuite effacée.\n\nSi vous n’avez rien demandé, déconnectez les appareils que vous ne reconnaissez pas et changez votre mot de passe.\n`,
});

/** Notifies in the portal and by mail that a data copy is ready. */
export const announceCopy: AnnounceCopy = async (tx: Tx, { etudiantId, code, preteLe }) => {
  const { subject: titre, path: lien } = READY;
  await notify(tx, [{ etudiantId, code, genre: 'decision', titre, texte: null, lien, date: preteLe }]);
  const recipient = await findRecipient(tx, etudiantId);
  if (!recipient?.email) await countUnaddressedMail(tx, etudiantId, 'donnees.pretes');
  else {
    await enqueueMail(tx, etudiantId, copyMail(recipient.email, recipient.prenom), { dedupeKey: code });
  }
};
