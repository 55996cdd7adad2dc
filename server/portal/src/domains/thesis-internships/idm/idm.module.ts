import type { FastifyInstance } from 'fastify';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { type IdmWrite, idmConsentedSchema, idmSchema } from 'shared-contract/thesis/idm-schemas';
import { thesisRoutes } from 'shared-contract/thesis/routes';
import { checkChoices } from '../../shared/parameters/check-choices';
import { placementColumnsOf, trimmed } from '../placements/placement';
import { changeThesis, type ThesisChange } from '../thesis/change-thesis';
import { hasConsents } from '../thesis/theses.presenter';
import { findThesis, type LockedThesis } from '../thesis/theses.queries';

const checkLists = (app: FastifyInstance, body: IdmWrite): Promise<void> =>
  checkChoices({ db: app.db.orm, now: app.clock.now(), etudiantId: null }, [
    { path: 'SessionID', list: 'SessionAAActiveID', id: body.SessionID },
    { path: 'LangueMemoireID', list: 'LangueMemoireID', id: body.LangueMemoireID },
    { path: 'LangueDefenseID', list: 'LangueDefenseID', id: body.LangueDefenseID },
    {
      path: 'StatutConfidentialiteID',
      list: 'StatutConfidentialiteID',
      id: body.StatutConfidentialiteID,
    },
  ]);

/** A title that was handed in is the definitive one: no other is taken from then on. */
const titleOf = (thesis: LockedThesis, body: IdmWrite) =>
  thesis.remisLe === null ? { titreModification: trimmed(body.MemoireTitreModification) } : {};

const changeOf = (thesis: LockedThesis, body: IdmWrite): ThesisChange => ({
  set: {
    ...titleOf(thesis, body),
    sessionId: body.SessionID,
    langueMemoireId: body.LangueMemoireID,
    langueDefenseId: body.LangueDefenseID,
    statutConfidentialiteId: body.StatutConfidentialiteID ?? thesis.statutConfidentialiteId,
    datesExamens: trimmed(body.MemoireDatesExamensEtudiant),
    entrepriseFamiliale: body.MemoireEntrepriseFamiliale,
    motsClefs: trimmed(body.MemoireMotsClefs),
    resume: body.MemoireResume,
    ...placementColumnsOf(body.AdresseStageMemoire),
  },
  Objet: 'Informations de défense du mémoire',
  Lignes: [
    { Libelle: 'Titre', Valeur: thesis.titre ?? '' },
    { Libelle: 'Mots-clefs', Valeur: trimmed(body.MemoireMotsClefs) ?? '' },
    { Libelle: 'Résumé', Valeur: `${body.MemoireResume.length} caractères` },
  ],
  action: 'memoire.idm',
});

/** POST IDM: the thesis defence information (S2 §2, §3, §5); it may be given again while the event is open. */
export const idmModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, thesisRoutes.saveIdm, async ({ request, body }) => {
    const stored = await findThesis(app.db.orm, studentInView(request));
    const schema = stored && hasConsents(stored) ? idmConsentedSchema : idmSchema;
    const write = validBody(schema, body);
    await checkLists(app, write);
    return changeThesis(app, request, write.MemoireID, (thesis) => changeOf(thesis, write));
  });
};
