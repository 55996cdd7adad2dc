import type { FieldProblem } from 'shared-contract';
import type { InternshipRow } from './internships.queries';

/** Required fields of an agreement, with the form's labels. */
const REQUIRED: [keyof InternshipRow, path: string, words: string][] = [
  ['debut', 'StageDateDebut', 'la date de début'],
  ['fin', 'StageDateFin', 'la date de fin'],
  ['contenu', 'StageContenu', 'le contenu du stage'],
  ['organisation', 'AdresseStageMemoire.Organisation', 'le nom de l’organisation'],
  ['nomRepresentant', 'AdresseStageMemoire.NomRepresentant', 'le nom du représentant'],
  ['prenomRepresentant', 'AdresseStageMemoire.PrenomRepresentant', 'le prénom du représentant'],
  ['emailRepresentant', 'AdresseStageMemoire.EmailRepresentant', 'l’adresse e-mail du représentant'],
  ['telephoneRepresentant', 'AdresseStageMemoire.TelephoneRepresentant', 'le téléphone du représentant'],
  ['adresseRepresentant', 'AdresseStageMemoire.AdresseRepresentant', 'l’adresse de l’organisation'],
  ['codePostalRepresentant', 'AdresseStageMemoire.CodePostalRepresentant', 'le code postal'],
  ['localiteRepresentant', 'AdresseStageMemoire.LocaliteRepresentant', 'la localité'],
  ['paysRepresentant', 'AdresseStageMemoire.PaysRepresentant', 'le pays'],
  ['preAccordId', 'StageFichierPreAccordID', 'le pré-accord signé par l’organisation'],
];

/** Missing fields of an agreement, one sentence each; empty when it can be printed. */
export const missingForAgreement = (stage: InternshipRow): FieldProblem[] => {
  const form = stage.encode ? [] : [{ path: '', message: 'Encodez et sauvegardez le formulaire du stage.' }];
  const fields = REQUIRED.filter(([column]) => stage[column] === null).map(([, path, words]) => ({
    path,
    message: `Il manque ${words}.`,
  }));
  return [...form, ...fields];
};
