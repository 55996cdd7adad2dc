import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from 'server-kernel/db/client';
import { invalid, notFound } from 'server-kernel/errors';
import { attachFile } from 'server-kernel/files/attach-file';
import { ownerOf } from 'server-kernel/files/receiving/upload.policy';
import { markDetached } from 'server-kernel/files/receiving/uploads.queries';
import {
  DEFAULT_THIRD_LANGUAGE,
  nextReenrolmentStep,
  type Reenrolment,
  reenrolmentSteps,
} from 'shared-contract/reinscription/reinscription';
import type { DiplomaWrite, GrantWrite, ThirdLanguageWrite } from 'shared-contract/reinscription/schemas';
import { notifyAct } from '../../shared/outbox/notify-act';
import { reenrolledNotification } from '../act-mails';
import { openPae } from '../programme/open-pae';
import { inOpenDossier, type OpenDossier, requireReachable } from './dossier.policy';
import { findListedValue, findReenrolment, saveAnswers, saveStep } from './dossier.queries';
import { toReenrolment } from './reinscription.presenter';

const refuse = (path: string, message: string) => invalid([{ path, message }], message);

const stepsOf = (dossier: OpenDossier): number[] =>
  reenrolmentSteps({ NeedLangue3: dossier.answers?.besoinLangue3 ?? false, DiplomeID: dossier.masters });

/** Fills unanswered questions with the default on screen: German, by S1 §5. */
const fillDefaults = async (tx: Tx, { etudiantId }: OpenDossier): Promise<void> => {
  const row = await findReenrolment(tx, etudiantId);
  if (!row?.answers?.besoinLangue3 || row.answers.coursLangue3Id !== null) return;
  const coursLangue3Id = await findListedValue(tx, 'CoursLangue3ID', { code: DEFAULT_THIRD_LANGUAGE });
  if (coursLangue3Id !== null) await saveAnswers(tx, etudiantId, { coursLangue3Id });
};

/** The wizard's end opens the annual programme, in the master that was chosen or the programme of last year. */
const finish = async (tx: Tx, dossier: OpenDossier, now: Date): Promise<void> => {
  await fillDefaults(tx, dossier);
  const { etudiantId } = dossier;
  const chosen = (await findReenrolment(tx, etudiantId))?.answers?.diplomeId ?? null;
  await openPae(tx, { etudiantId, diplomeId: chosen, now });
  await notifyAct(tx, { ...reenrolledNotification(now), etudiantId, now });
};

/** Saves one step from 3 to 5 and moves the wizard on; the last one finishes it, which ends the first access. */
const saveWizardStep = (
  app: FastifyInstance,
  request: FastifyRequest,
  step: 3 | 4 | 5,
  save: (tx: Tx, dossier: OpenDossier) => Promise<void>,
): Promise<Reenrolment> =>
  inOpenDossier(app, request, async (tx, dossier) => {
    const { etudiantId } = dossier;
    await requireReachable(tx, etudiantId);
    await save(tx, dossier);
    const next = nextReenrolmentStep(stepsOf(dossier), step);
    if (next === null) await finish(tx, dossier, app.clock.now());
    await saveStep(tx, etudiantId, next === null ? null : Math.max(dossier.etape, next));
    const action = next === null ? 'reinscription.terminee' : (`reinscription.etape${step}` as const);
    await app.audit.record(request, { action, etudiantId }, tx);
    const row = await findReenrolment(tx, etudiantId);
    if (!row) throw notFound();
    return toReenrolment(row);
  });

/** Step 3: number and file are asked for, not required; without a grant neither is kept. */
export const saveGrant = (app: FastifyInstance, request: FastifyRequest, write: GrantWrite) =>
  saveWizardStep(app, request, 3, async (tx, { etudiantId, answers }) => {
    const fileId = write.HasBourse ? write.BourseFichierID : null;
    const former = answers?.bourseDocumentId ?? null;
    const now = app.clock.now();
    if (fileId !== null && fileId !== former) await attachFile(tx, ownerOf(request), fileId, 'bourse', now);
    await saveAnswers(tx, etudiantId, {
      bourse: write.HasBourse,
      bourseNumero: write.HasBourse ? write.BourseNumBourse?.trim() || null : null,
      bourseDocumentId: fileId,
    });
    if (former !== null && former !== fileId) await markDetached(tx, [former], now);
  });

/** Step 4: a language of the list, when one is needed. */
export const saveThirdLanguage = (
  app: FastifyInstance,
  request: FastifyRequest,
  { CoursLangue3ID }: ThirdLanguageWrite,
) =>
  saveWizardStep(app, request, 4, async (tx, { etudiantId, answers }) => {
    if (!answers?.besoinLangue3) {
      throw refuse('CoursLangue3ID', 'Aucune troisième langue n’est à choisir dans votre programme.');
    }
    if ((await findListedValue(tx, 'CoursLangue3ID', { id: CoursLangue3ID })) === null) {
      throw refuse('CoursLangue3ID', 'Choisissez une langue de la liste.');
    }
    await saveAnswers(tx, etudiantId, { coursLangue3Id: CoursLangue3ID });
  });

/** Step 5: one of the masters proposed to this student. */
export const saveMaster = (app: FastifyInstance, request: FastifyRequest, { DiplomeID }: DiplomaWrite) =>
  saveWizardStep(app, request, 5, async (tx, { etudiantId, masters }) => {
    if (!masters.some(({ ID }) => ID === DiplomeID)) {
      throw refuse('DiplomeID', 'Choisissez un master de la liste.');
    }
    await saveAnswers(tx, etudiantId, { diplomeId: DiplomeID });
  });
