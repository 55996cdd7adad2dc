import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database, Tx } from 'server-kernel/db/client';
import { conflict, notFound, precondition } from 'server-kernel/errors';
import { formatInstant } from 'shared-contract/base/dates';
import { plural } from 'shared-contract/base/french';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Proclamation, ProclamationSaved } from 'shared-contract/proclamation/answers';
import { EVENT_TEXTS } from 'shared-contract/quoted';
import { countUnaddressedMail, enqueueOwnMail, type Mail } from '../../shared/outbox/outbox.queries';
import { issueReceipt, receiptNotice } from '../../shared/receipts/issue-receipt.queries';
import { type CeremonyRow, findCeremony, findGuestOfHonour, insertGuest } from './proclamation.queries';

export interface GraduateRequest {
  etudiantId: number;
  guests: number;
  now: Date;
  audit: AuditAct;
}

/** The ceremony as answered. */
export const toProclamation = (row: CeremonyRow): Proclamation => ({
  ProclamationLibelle: row.libelle,
  ProclamationDateHeure: row.date_heure?.toISOString() ?? null,
  ProclamationLieu: row.lieu,
  ProclamationNombreInvites: row.invites,
});

/** 404 of a graduate for whose year no ceremony is held. */
export const noCeremony = () =>
  notFound(
    'Aucune cérémonie n’est annoncée pour votre année. Adressez-vous à votre gestionnaire de dossier.',
  );

const guestsInWords = (guests: number): string =>
  guests === 0 ? 'aucun invité' : `${guests}\u00a0${plural(guests, 'invité', 'invités')}`;

const receiptLines = (ceremony: CeremonyRow, guests: number) => [
  { Libelle: 'Cérémonie', Valeur: ceremony.libelle },
  ...(ceremony.date_heure
    ? [{ Libelle: 'Date', Valeur: formatInstant(ceremony.date_heure.toISOString()) }]
    : []),
  ...(ceremony.lieu ? [{ Libelle: 'Lieu', Valeur: ceremony.lieu }] : []),
  { Libelle: 'Invités', Valeur: guestsInWords(guests) },
];

/** The mail that says when and where. */
export const ceremonyMail = (
  { courriel, prenom }: { courriel: string; prenom: string },
  ceremony: Pick<CeremonyRow, 'libelle' | 'date_heure' | 'lieu'>,
  guests: number,
  recu: string,
): Mail<'proclamation.inscription'> => {
  const when = ceremony.date_heure ? `\nDate\u00a0: ${formatInstant(ceremony.date_heure.toISOString())}` : '';
  const where = ceremony.lieu ? `\nLieu\u00a0: ${ceremony.lieu}` : '';
  const text = `Bonjour ${prenom},\n\nVotre présence à la proclamation est enregistrée${guests === 0 ? ', sans invité' : `, avec ${guestsInWords(guests)}`}.\n\n${ceremony.libelle}${when}${where}\nReçu\u00a0: ${recu}\n\nUn empêchement\u202f? Prévenez votre gestionnaire de dossier.\n`;
  return {
    kind: 'proclamation.inscription',
    to: courriel,
    subject: 'Votre présence à la proclamation',
    path: '/evenement/proclamation',
    text,
  };
};

const register = async (
  tx: Tx,
  { etudiantId, guests, now, audit }: GraduateRequest,
): Promise<ProclamationSaved> => {
  const person = await findGuestOfHonour(tx, etudiantId);
  const ceremony = await findCeremony(tx, etudiantId);
  if (!person || !ceremony) throw noCeremony();
  if (ceremony.invites !== null) {
    throw conflict(
      PROBLEM_CODES.graduateRegistered,
      'Votre présence à la proclamation est déjà enregistrée.',
    );
  }
  if (!person.hasEmail) {
    throw precondition(PROBLEM_CODES.emailMissing, EVENT_TEXTS.emailMeanRequired);
  }
  const Recu = await issueReceipt(tx, {
    etudiantId,
    Domaine: 'Proclamation',
    Objet: 'Présence à la proclamation',
    Lignes: receiptLines(ceremony, guests),
    mail: null,
    now,
  });
  await insertGuest(tx, {
    proclamationId: ceremony.id,
    etudiantId,
    invites: guests,
    recuNumero: Recu.Numero,
  });
  await audit(tx, `proclamation:${ceremony.id}`);
  const { prenom, courriel } = person;
  const saved = toProclamation({ ...ceremony, invites: guests });
  if (courriel === null) {
    await countUnaddressedMail(tx, etudiantId, 'proclamation.inscription');
    return { ...saved, Recu: { ...Recu, SansAdresse: true } };
  }
  const mail = ceremonyMail({ prenom, courriel }, ceremony, guests, Recu.Numero);
  await enqueueOwnMail(tx, receiptNotice(etudiantId, Recu), mail);
  return { ...saved, Recu };
};

/**
 * Registers a graduate for the ceremony, once whoever asks at the same time, with a receipt and a mail; 412 with
 * S2 §5's text without an e-mail address.
 */
export const registerGraduate = (db: Database, request: GraduateRequest): Promise<ProclamationSaved> =>
  db.transaction((tx) => register(tx, request));
