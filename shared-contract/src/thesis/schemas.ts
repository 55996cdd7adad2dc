import { boolean, type InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { THESIS_LIMITS } from '../base/limits';
import { body, requiredFlag, requiredId, requiredText } from '../base/schema-types';
import { THESIS_TEXTS } from '../quoted';

const { titleMax } = THESIS_LIMITS;

/** POST …/Memoire, provisional data (S1 §5). */
export const thesisProvisionalSchema = body({
  MemoireID: requiredId(),
  MemoireTitre: requiredText(titleMax, 'Indiquez un titre provisoire.'),
  MembrePersonnelID: requiredId('Choisissez un promoteur ou une promotrice.'),
  LangueMemoireID: requiredId('Choisissez la langue de rédaction.'),
  SessionID: requiredId('Choisissez la première session de défense.'),
  Confirmations: confirmationsField(),
});

/** POST …/Memoire, change of title, under AccesMemoireTitre. */
export const thesisTitleSchema = body({
  MemoireID: requiredId(),
  MemoireTitreModification: requiredText(titleMax, 'Indiquez le nouveau titre.'),
});

/** POST …/Memoire, consents: privacy must be accepted, the licence is a choice of two (CONTRACT §3). */
export const thesisConsentSchema = body({
  MemoireID: requiredId(),
  MemoireConsentementRGPD: boolean()
    .typeError(THESIS_TEXTS.completeConsents)
    .required(THESIS_TEXTS.completeConsents)
    .isTrue(THESIS_TEXTS.completeConsents),
  MemoireConsentementLicence: requiredFlag(THESIS_TEXTS.completeConsents),
});

const PRIVACY = 'Acceptez le traitement de vos données.';
const LICENCE = 'Choisissez\u00a0: accorder ou non la licence.';

/** The same answers as the form asks for them: each field says what it lacks, the quoted sentence is said once. */
export const thesisConsentFormSchema = body({
  MemoireID: requiredId(),
  MemoireConsentementRGPD: boolean().typeError(PRIVACY).required(PRIVACY).isTrue(PRIVACY),
  MemoireConsentementLicence: requiredFlag(LICENCE),
}).test('complete', THESIS_TEXTS.completeConsents, (value) => thesisConsentSchema.isValidSync(value));

/** POST …/MemoireRemise and …/MemoireRemiseSecondeSession (S1 §5). */
export const thesisSubmissionSchema = body({
  MemoireID: requiredId(),
  MemoireTitreDefinitif: requiredText(titleMax, 'Indiquez le titre définitif.'),
  DisciplineMemoireID: requiredId('Choisissez une discipline.'),
  MemoireFichierMemoireAvecAnnexesID: requiredId('Joignez le mémoire avec annexes.'),
  MemoireFichierMemoireSansAnnexesID: requiredId('Joignez le mémoire sans annexes.').when(
    'MemoireFichierMemoireAvecAnnexesID',
    ([other], schema) =>
      schema.test('distinct', 'Joignez deux fichiers différents.', (id) => !id || id !== other),
  ),
  Confirmations: confirmationsField(),
});

export type ThesisWriteKind = 'provisional' | 'title' | 'consent';

const KIND_OF_FIELD: Record<string, ThesisWriteKind> = {
  MemoireTitre: 'provisional',
  MemoireTitreModification: 'title',
  MemoireConsentementRGPD: 'consent',
  MemoireConsentementLicence: 'consent',
};

/** Which of the three kinds a POST …/Memoire is, or null when it is none of them or several at once. */
export const thesisWriteKind = (value: unknown): ThesisWriteKind | null => {
  if (typeof value !== 'object' || value === null) return null;
  const kinds = new Set(Object.keys(value).flatMap((field) => KIND_OF_FIELD[field] ?? []));
  const [kind] = kinds;
  return kinds.size === 1 && kind ? kind : null;
};

export type ThesisProvisional = InferType<typeof thesisProvisionalSchema>;
export type ThesisTitle = InferType<typeof thesisTitleSchema>;
export type ThesisConsent = InferType<typeof thesisConsentSchema>;
export type ThesisSubmission = InferType<typeof thesisSubmissionSchema>;
