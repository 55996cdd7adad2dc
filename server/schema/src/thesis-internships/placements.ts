import { text } from 'drizzle-orm/pg-core';

/** S1 §3 AdresseStageMemoire: columns of an organisation and its representative, all empty until they are given. */
export const placementColumns = () => ({
  organisation: text('organisation'),
  nomRepresentant: text('nom_representant'),
  prenomRepresentant: text('prenom_representant'),
  fonctionRepresentant: text('fonction_representant'),
  emailRepresentant: text('email_representant'),
  telephoneRepresentant: text('telephone_representant'),
  adresseRepresentant: text('adresse_representant'),
  suiteAdresseRepresentant: text('suite_adresse_representant'),
  codePostalRepresentant: text('code_postal_representant'),
  localiteRepresentant: text('localite_representant'),
  paysRepresentant: text('pays_representant'),
});
