import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, notFound } from 'server-kernel/errors';
import { studentInView } from 'server-kernel/student-in-view';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { SignaturePaeWrite } from 'shared-contract/signature/schemas';
import type { Signed } from 'shared-contract/signature/signature';
import { countUnaddressedMail, enqueueMail, enqueueOwnMail } from '../../shared/outbox/outbox.queries';
import { findManagers } from '../../shared/people/managers.queries';
import { issueReceipt, receiptNotice } from '../../shared/receipts/issue-receipt.queries';
import { PROBLEM_MAIL } from '../act-mails';
import { toSignature } from './signature.presenter';
import {
  findSigner,
  findUnits,
  giveBack,
  lockProgramme,
  markSigned,
  type ProgrammeToSign,
  type Signer,
  TO_SIGN,
} from './signature.queries';
import { problemMail, signedLines, signedMail } from './signature-templates';

const DOMAIN = 'Signature du PAE';

interface Act {
  tx: Tx;
  etudiantId: number;
  signer: Signer;
  programme: ProgrammeToSign;
  list: ReturnType<typeof toSignature>;
  now: Date;
}

const readAct = async (tx: Tx, etudiantId: number, write: SignaturePaeWrite, now: Date): Promise<Act> => {
  const programme = await lockProgramme(tx, write.InscriptionID, etudiantId);
  const signer = await findSigner(tx, etudiantId);
  if (!programme || !signer) throw notFound('Ce programme annuel n’existe pas ou n’est pas le vôtre.');
  if (programme.statutPae !== TO_SIGN)
    throw conflict(PROBLEM_CODES.nothingToSign, 'Aucun programme annuel n’attend votre signature.');
  const list = toSignature(programme.inscriptionId, await findUnits(tx, programme.inscriptionId));
  if (list.Empreinte !== write.Empreinte) {
    throw conflict(
      PROBLEM_CODES.listChanged,
      'Votre programme a changé depuis que vous l’avez lu\u00a0: relisez-le avant de signer.',
    );
  }
  return { tx, etudiantId, signer, programme, list, now };
};

const sign = async ({ tx, etudiantId, signer, programme, list, now }: Act): Promise<Signed> => {
  const { annee, inscriptionId } = programme;
  await markSigned(tx, inscriptionId, now);
  const Recu = await issueReceipt(tx, {
    etudiantId,
    Domaine: DOMAIN,
    Objet: `Programme annuel ${annee} signé en ligne`,
    Lignes: signedLines(list),
    Colonnes: { Libelle: 'Unité', Valeur: 'Crédits' },
    mail: null,
    now,
  });
  if (signer.courriel === null) {
    await countUnaddressedMail(tx, etudiantId, 'pae.signe');
    return { Recu: { ...Recu, SansAdresse: true } };
  }
  const mail = signedMail(signer.courriel, { signer, annee, list, recu: Recu.Numero });
  await enqueueOwnMail(tx, receiptNotice(etudiantId, Recu), mail, { dedupeKey: `pae-signe:${Recu.Numero}` });
  return { Recu };
};

/** The enrolment's coordinators; its administrative managers where there is none. */
const findReaders = async (tx: Tx, { programmeId, bloc }: ProgrammeToSign) => {
  const { Coordinateurs, GestionnairesAdministratifs } = await findManagers(tx, programmeId, bloc);
  return Coordinateurs.length > 0 ? Coordinateurs : GestionnairesAdministratifs;
};

const report = async (act: Act, comment: string, fallback: string): Promise<Signed> => {
  const { tx, etudiantId, signer, programme, now } = act;
  await giveBack(tx, programme.inscriptionId, comment, now);
  const readers = await findReaders(tx, programme);
  const addresses = readers.length > 0 ? readers.map(({ Email }) => Email) : [fallback];
  const Recu = await issueReceipt(tx, {
    etudiantId,
    Domaine: DOMAIN,
    Objet: `Problème signalé pour le programme annuel ${programme.annee}`,
    Lignes: [
      {
        Libelle: 'Transmis à',
        Valeur: readers.map(({ Prenom, Nom }) => `${Prenom} ${Nom}`).join(', ') || fallback,
      },
      { Libelle: 'Commentaire', Valeur: comment },
    ],
    mail: PROBLEM_MAIL,
    now,
  });
  for (const to of addresses) {
    await enqueueMail(tx, etudiantId, problemMail(to, { signer, programme, comment }), {
      dedupeKey: `pae-probleme:${Recu.Numero}:${to}`,
    });
  }
  return { Recu };
};

/**
 * Signs the annual programme exactly as it was shown, or gives it back to the coordinator with what is wrong: 404
 * when it is not hers, 409 when nothing is to be signed or the list changed since; nothing is stored in any case.
 */
export const settleSignature = (
  app: FastifyInstance,
  request: FastifyRequest,
  write: SignaturePaeWrite,
): Promise<Signed> => {
  const etudiantId = studentInView(request);
  return app.db.transaction(async (tx) => {
    const act = await readAct(tx, etudiantId, write, app.clock.now());
    const answer = write.signature
      ? await sign(act)
      : await report(act, (write.commentaire ?? '').trim(), app.institution.contact.email);
    const action = write.signature ? 'pae.signe' : 'pae.probleme';
    const target = `inscription:${write.InscriptionID}`;
    await app.audit.record(request, { action, etudiantId, target }, tx);
    return answer;
  });
};
