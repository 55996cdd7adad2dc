import { boolean, type InferType } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { THESIS_LIMITS } from '../base/limits';
import { body, optionalId, optionalLine, optionalText, requiredId, requiredText } from '../base/schema-types';

const { titleMax, summaryMin, summaryMax, organisationMax, phoneMin, phoneMax } = THESIS_LIMITS;

/** Non-space, @, non-space (S2 §5). */
export const IDM_EMAIL = /^\S+@\S+$/;

const mentorSchema = body({
  Organisation: optionalLine(organisationMax),
  NomRepresentant: optionalLine(organisationMax),
  PrenomRepresentant: optionalLine(organisationMax),
  EmailRepresentant: optionalLine(organisationMax).test(
    'email',
    'Indiquez une adresse e-mail valable.',
    (value) => !value || IDM_EMAIL.test(value),
  ),
  TelephoneRepresentant: optionalLine(phoneMax).test(
    'phone',
    `Le numéro de téléphone compte de ${phoneMin} à ${phoneMax} caractères.`,
    (value) => !value || value.length >= phoneMin,
  ),
});

const idmFields = {
  MemoireID: requiredId(),
  MemoireTitreModification: optionalText(titleMax),
  SessionID: requiredId('Choisissez une session.'),
  LangueMemoireID: requiredId('Choisissez la langue de rédaction.'),
  LangueDefenseID: requiredId('Choisissez la langue de défense.'),
  MemoireDatesExamensEtudiant: requiredText(1000, 'Indiquez vos dates d’examen.'),
  MemoireEntrepriseFamiliale: boolean().typeError(FIELD_MESSAGES.wrongType).default(false),
  MemoireMotsClefs: requiredText(1000, 'Indiquez vos mots-clefs.'),
  MemoireResume: requiredText(summaryMax, 'Écrivez un résumé.').min(
    summaryMin,
    FIELD_MESSAGES.tooShort(summaryMin),
  ),
  AdresseStageMemoire: mentorSchema,
};

/** POST …/IDM (S2 §5): the confidentiality is asked for until MemoireConsentement is given. */
const idmSchemaFor = (isConsented: boolean) =>
  body({
    ...idmFields,
    StatutConfidentialiteID: optionalId().test(
      'confidentiality',
      'Choisissez un statut de confidentialité.',
      (id) => isConsented || (id !== null && id !== undefined),
    ),
  });

/** While MemoireConsentement is not given. */
export const idmSchema = idmSchemaFor(false);

/** Once MemoireConsentement is given: the confidentiality is already settled. */
export const idmConsentedSchema = idmSchemaFor(true);

export type IdmWrite = InferType<typeof idmConsentedSchema>;
