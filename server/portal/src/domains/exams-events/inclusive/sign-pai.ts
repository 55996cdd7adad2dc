import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict } from 'server-kernel/errors';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import type { RecuRef } from 'shared-contract';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import { englishTitles } from 'shared-contract/records/title-language';
import type { PaiRow } from 'shared-contract/signature/signature';
import { traceInclusive } from '../../shared/inclusive/inclusive-trail';
import { issueReceipt, STUDENT_ALONE_DOMAIN } from '../../shared/receipts/issue-receipt.queries';
import { PAI_MAIL } from '../act-mails';
import { lockInclusive } from './inclusive.queries';
import { findPaiRows, markPaiSigned } from './pai.queries';
import { noSuchFile } from './save-inclusive';

/** 409: no plan waits for a signature (CONTRACT §2). */
export const nothingToSign = () =>
  conflict(PROBLEM_CODES.nothingToSign, 'Aucun plan d’accompagnement n’attend votre signature.');

const receiptLines = (rows: PaiRow[]) =>
  rows.map((row) => ({
    Code: row.UniteEnseignementCode,
    Libelle: row.Libelle,
    TitresAnglais: englishTitles(row.Libelle, row.UniteEnseignementCoursEnAnglais),
    Valeur: row.Amenagements,
    Genre: 'detail' as const,
  }));

/** Signs the support plan of the student who is signed in, once, and resolves to its receipt. */
export const signPai = (app: FastifyInstance, request: FastifyRequest, id: number): Promise<RecuRef> => {
  const { etudiantId } = ownerOf(request);
  const now = app.clock.now();
  return app.db.transaction(async (tx) => {
    const file = await lockInclusive(tx, etudiantId);
    if (file?.demandeDecretInclusifId !== id) throw noSuchFile();
    if (file.paiPretLe === null || file.paiSigneLe !== null) throw nothingToSign();
    const Recu = await issueReceipt(tx, {
      etudiantId,
      Domaine: STUDENT_ALONE_DOMAIN,
      Objet: 'Signature du plan d’accompagnement individualisé',
      Lignes: receiptLines(await findPaiRows(tx, id)),
      Colonnes: { Libelle: 'Unité', Valeur: 'Aménagements' },
      mail: PAI_MAIL,
      now,
    });
    await markPaiSigned(tx, id, now, Recu.Numero);
    await traceInclusive(request, 'pai.signe', etudiantId, { tx });
    return Recu;
  });
};
