import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseByFlag } from 'server-kernel/access/decide';
import { principalOf } from 'server-kernel/plugins/access';
import { requireConfirmed } from 'server-kernel/plugins/refusals/require-confirmed';
import { validBody } from 'server-kernel/plugins/refusals/valid-body';
import { titleQuestions } from 'shared-contract/thesis/plausibility';
import {
  thesisConsentSchema,
  thesisProvisionalSchema,
  thesisTitleSchema,
} from 'shared-contract/thesis/schemas';
import type { ThesisSaved } from 'shared-contract/thesis/thesis';
import { checkChoices } from '../../shared/parameters/check-choices';
import { changeThesis } from './change-thesis';
import { hasConsents } from './theses.presenter';
import { THESIS_REFUSALS } from './thesis-refusals';

/** Judges what was sent, which has the fields of one kind of write, and saves it. */
type Save = (app: FastifyInstance, request: FastifyRequest, sent: unknown) => Promise<ThesisSaved>;

const yesNo = (value: boolean): string => (value ? 'Oui' : 'Non');

/** Provisional data, once: read-only from then on (S1 §4). */
export const saveProvisional: Save = async (app, request, sent) => {
  const body = validBody(thesisProvisionalSchema, sent);
  const context = { db: app.db.orm, now: app.clock.now(), etudiantId: null };
  await checkChoices(context, [
    { path: 'MembrePersonnelID', list: 'MembrePersonnelID', id: body.MembrePersonnelID },
    { path: 'LangueMemoireID', list: 'LangueMemoireID', id: body.LangueMemoireID },
    { path: 'SessionID', list: 'SessionID', id: body.SessionID },
  ]);
  return changeThesis(app, request, body.MemoireID, (thesis) => {
    if (thesis.titre !== null) throw THESIS_REFUSALS.titled();
    requireConfirmed(titleQuestions(body.MemoireTitre), body.Confirmations);
    const titre = body.MemoireTitre.trim();
    return {
      set: {
        titre,
        membrePersonnelId: body.MembrePersonnelID,
        langueMemoireId: body.LangueMemoireID,
        sessionId: body.SessionID,
      },
      Objet: 'Titre provisoire du mémoire',
      Lignes: [{ Libelle: 'Titre provisoire', Valeur: titre }],
      action: 'memoire.titre',
    };
  });
};

/** A new title, where AccesMemoireTitre is open (S1 §6). */
export const saveTitle: Save = async (app, request, sent) => {
  const now = app.clock.now();
  const refusal = refuseByFlag('AccesMemoireTitre', await app.rights.events(principalOf(request), now), now);
  if (refusal) throw refusal;
  const body = validBody(thesisTitleSchema, sent);
  return changeThesis(app, request, body.MemoireID, (thesis) => {
    if (thesis.remisLe !== null) throw THESIS_REFUSALS.submitted();
    if (thesis.titre === null) throw THESIS_REFUSALS.untitled();
    const titreModification = body.MemoireTitreModification.trim();
    return {
      set: { titreModification },
      Objet: 'Modification du titre du mémoire',
      Lignes: [
        { Libelle: 'Titre provisoire', Valeur: thesis.titre },
        { Libelle: 'Nouveau titre', Valeur: titreModification },
      ],
      action: 'memoire.titre_modifie',
    };
  });
};

/** Both consents, once (S1 §4, §5). */
export const saveConsents: Save = async (app, request, sent) => {
  const body = validBody(thesisConsentSchema, sent);
  return changeThesis(app, request, body.MemoireID, (thesis) => {
    if (thesis.remisLe !== null || hasConsents(thesis)) throw THESIS_REFUSALS.consented();
    return {
      set: {
        consentementRgpd: body.MemoireConsentementRGPD,
        consentementLicence: body.MemoireConsentementLicence,
      },
      Objet: 'Consentements du mémoire',
      Lignes: [
        {
          Libelle: 'Traitement de mes données pour le dépôt du mémoire',
          Valeur: yesNo(body.MemoireConsentementRGPD),
        },
        {
          Libelle: 'Licence de diffusion du mémoire',
          Valeur: yesNo(body.MemoireConsentementLicence),
        },
      ],
      action: 'memoire.consentements',
    };
  });
};
