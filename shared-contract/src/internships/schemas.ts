import { boolean, type InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { INTERNSHIP_LIMITS, THESIS_LIMITS } from '../base/limits';
import {
  body,
  oneLine,
  optionalLine,
  optionalText,
  requiredDay,
  requiredId,
  requiredText,
} from '../base/schema-types';

const { themeMax, textMax } = INTERNSHIP_LIMITS;
/** The least that S2 §5 takes for a telephone number. */
const { phoneMin } = THESIS_LIMITS;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const hostSchema = body({
  Organisation: oneLine(textMax, 'Indiquez le nom de l’organisation.'),
  NomRepresentant: oneLine(textMax, 'Indiquez le nom du représentant.'),
  PrenomRepresentant: oneLine(textMax, 'Indiquez le prénom du représentant.'),
  FonctionRepresentant: optionalLine(textMax),
  EmailRepresentant: oneLine(textMax, 'Indiquez l’adresse e-mail du représentant.').matches(EMAIL, {
    message: 'Indiquez une adresse e-mail valable.',
    excludeEmptyString: true,
  }),
  TelephoneRepresentant: oneLine(textMax, 'Indiquez le téléphone du représentant.').test(
    'phone',
    `Un numéro de téléphone compte au moins ${phoneMin} caractères.`,
    (value) => (value ?? '').trim() === '' || (value ?? '').trim().length >= phoneMin,
  ),
  AdresseRepresentant: oneLine(textMax, 'Indiquez l’adresse.'),
  SuiteAdresseRepresentant: optionalLine(textMax),
  CodePostalRepresentant: oneLine(textMax, 'Indiquez le code postal.'),
  LocaliteRepresentant: oneLine(textMax, 'Indiquez la localité.'),
  PaysRepresentant: oneLine(textMax, 'Indiquez le pays.'),
});

/** POST …/Stage (S1 §5). */
export const internshipSchema = body({
  StageID: requiredId(),
  StageTheme: optionalText(themeMax),
  StageDateDebut: requiredDay('Indiquez la date de début.').when('StageDateFin', ([end], schema) =>
    schema.test(
      'order',
      'La date de début ne peut pas suivre la date de fin.',
      (start) => typeof end !== 'string' || !start || start <= end,
    ),
  ),
  StageDateFin: requiredDay('Indiquez la date de fin.'),
  StageEntrepriseFamiliale: boolean().default(false),
  StageHorsBelgique: boolean().default(false),
  StageCommentairesDates: requiredText(textMax, 'Commentez les dates du stage.'),
  StageContenu: requiredText(textMax, 'Décrivez le contenu du stage.'),
  AdresseStageMemoire: hostSchema,
  Confirmations: confirmationsField(),
});

/** Values of `updated` in POST …/Stage?isFile=true (S1 §7). */
export const INTERNSHIP_FILES = ['PreAccord', 'Convention', 'EvaluationMaitreStage'] as const;

/** Parts of an internship that the school reviews: the form, and each document. */
export const INTERNSHIP_REVIEWS = ['Encodage', ...INTERNSHIP_FILES] as const;

export type InternshipFile = (typeof INTERNSHIP_FILES)[number];

const FILE_MESSAGE = 'Choisissez un fichier.';

/** POST …/Stage?isFile=true&updated=…: one file, saved at once. */
export const internshipFileSchemas = {
  PreAccord: body({ StageID: requiredId(), StageFichierPreAccordID: requiredId(FILE_MESSAGE) }),
  Convention: body({ StageID: requiredId(), StageFichierConventionID: requiredId(FILE_MESSAGE) }),
  EvaluationMaitreStage: body({
    StageID: requiredId(),
    StageFichierEvaluationMaitreStageID: requiredId(FILE_MESSAGE),
  }),
};

export type InternshipWrite = InferType<typeof internshipSchema>;

type FileSchemas = typeof internshipFileSchemas;

/** One file of an internship, under the name of its field. */
export type InternshipFileWrite = { [File in InternshipFile]: InferType<FileSchemas[File]> }[InternshipFile];
