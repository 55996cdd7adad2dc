import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { conflict, invalid, notFound, precondition } from 'server-kernel/errors';
import { attachFile } from 'server-kernel/files/attach-file';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { markDetached } from 'server-kernel/files/receiving/uploads.queries';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import type { DeclaredAction } from 'shared-contract/base/audit-actions';
import { dayOf } from 'shared-contract/base/days';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Internship } from 'shared-contract/internships/internships';
import { internshipNonsense, internshipQuestions } from 'shared-contract/internships/plausibility';
import {
  type InternshipFile,
  type InternshipWrite,
  internshipFileSchemas,
  internshipSchema,
} from 'shared-contract/internships/schemas';
import { notifyAct } from '../../shared/outbox/notify-act';
import { internshipNotification } from '../act-mails';
import { placementColumnsOf, trimmed } from '../placements/placement';
import { toInternship } from './internships.presenter';
import {
  findRefusals,
  type InternshipRow,
  lockInternship,
  requestReview,
  updateInternship,
} from './internships.queries';

/** 404: absent, or another student's. */
export const unknownInternship = () => notFound('Ce stage n’existe pas ou n’est pas le vôtre.');

const columnsOf = (write: InternshipWrite) => ({
  theme: trimmed(write.StageTheme),
  debut: write.StageDateDebut,
  fin: write.StageDateFin,
  entrepriseFamiliale: write.StageEntrepriseFamiliale,
  horsBelgique: write.StageHorsBelgique,
  commentairesDates: trimmed(write.StageCommentairesDates),
  contenu: trimmed(write.StageContenu),
  ...placementColumnsOf(write.AdresseStageMemoire),
});

type Change = (tx: Tx, stage: InternshipRow) => Promise<InternshipRow>;

const change = (
  app: FastifyInstance,
  request: FastifyRequest,
  { stageId, action }: { stageId: number; action: DeclaredAction },
  write: Change,
): Promise<Internship> => {
  const { etudiantId } = ownerOf(request);
  return app.db.transaction(async (tx) => {
    const stage = await lockInternship(tx, stageId, etudiantId);
    if (!stage) throw unknownInternship();
    const saved = await write(tx, stage);
    await app.audit.record(request, { action, etudiantId, target: `stage:${stageId}` }, tx);
    return toInternship(saved, await findRefusals(tx, [stageId]));
  });
};

/** Refuses what no internship can be (422), and what is improbable until it is confirmed (409). */
const validateInternship = (write: InternshipWrite, today: string): void => {
  const errors = internshipNonsense(write, today);
  if (errors.length > 0) throw invalid(errors, errors[0]?.message);
  requireConfirmed(internshipQuestions(write, today), write.Confirmations);
};

/** The student's form, once: it is read-only from then on (S1 §4), unless the school gives it back. */
export const encodeInternship = (
  app: FastifyInstance,
  request: FastifyRequest,
  body: unknown,
): Promise<Internship> => {
  const write = validBody(internshipSchema, body);
  return change(app, request, { stageId: write.StageID, action: 'stage.encode' }, async (tx, stage) => {
    if (stage.encode) {
      throw conflict(
        PROBLEM_CODES.internshipLocked,
        'Ce stage est déjà encodé\u00a0: il ne peut plus être modifié.',
      );
    }
    const now = app.clock.now();
    validateInternship(write, dayOf(now));
    await notifyAct(tx, { ...internshipNotification(stage.stageId, now), etudiantId: stage.etudiantId, now });
    await requestReview(tx, { stageId: stage.stageId, quoi: 'Encodage', documentId: null, now });
    return updateInternship(tx, stage.stageId, { ...columnsOf(write), encode: true });
  });
};

interface SentFile {
  stageId: number;
  documentId: number;
}

const sentFile = (updated: InternshipFile, body: unknown): SentFile => {
  if (updated === 'PreAccord') {
    const { StageID, StageFichierPreAccordID } = validBody(internshipFileSchemas.PreAccord, body);
    return { stageId: StageID, documentId: StageFichierPreAccordID };
  }
  if (updated === 'Convention') {
    const { StageID, StageFichierConventionID } = validBody(internshipFileSchemas.Convention, body);
    return { stageId: StageID, documentId: StageFichierConventionID };
  }
  const schema = internshipFileSchemas.EvaluationMaitreStage;
  const { StageID, StageFichierEvaluationMaitreStageID } = validBody(schema, body);
  return { stageId: StageID, documentId: StageFichierEvaluationMaitreStageID };
};

const COLUMNS = {
  PreAccord: 'preAccordId',
  Convention: 'conventionId',
  EvaluationMaitreStage: 'evaluationId',
} as const;

/** One file of an encoded internship, saved at once; it takes the place of the one that was there. */
export const saveInternshipFile = (
  app: FastifyInstance,
  request: FastifyRequest,
  updated: InternshipFile,
  body: unknown,
): Promise<Internship> => {
  const { stageId, documentId } = sentFile(updated, body);
  const now = app.clock.now();
  return change(app, request, { stageId, action: `stage.fichier.${updated}` }, async (tx, stage) => {
    if (!stage.encode) {
      throw precondition(
        PROBLEM_CODES.internshipIncomplete,
        'Encodez d’abord votre stage\u00a0: les fichiers viennent ensuite.',
      );
    }
    await attachFile(tx, ownerOf(request), documentId, 'stage', now);
    const former = stage[COLUMNS[updated]];
    const saved = await updateInternship(tx, stage.stageId, { [COLUMNS[updated]]: documentId });
    if (former !== null) await markDetached(tx, [former], now);
    await requestReview(tx, { stageId: stage.stageId, quoi: updated, documentId, now });
    return saved;
  });
};
