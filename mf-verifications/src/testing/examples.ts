import type { VerificationPae, VerificationRow } from 'shared-contract/verifications/verifications';

/** One student as a search finds her; `change` says what differs. */
export const aRow = (change: Partial<VerificationRow> = {}): VerificationRow => ({
  InscriptionID: 12,
  EtudiantMatricule: '230101',
  Etudiant: 'Camille Lambert',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  PersonneDateNaissance: '2005-03-14',
  PersonneNationalite: 'Belge',
  ...change,
});

/** Two units, signed and validated. */
export const aProgramme = (change: Partial<VerificationPae> = {}): VerificationPae => ({
  Items: [
    { UniteEnseignementSourceCode: 'BGE1-104', Libelle: 'Statistique descriptive', NbECTS: 5 },
    { UniteEnseignementSourceCode: 'BGE2-201', Libelle: 'Comptabilité analytique', NbECTS: 8 },
  ],
  date: '2026-10-05',
  valide: '2026-10-14',
  ECTSIncompletDemandeEtudiant: false,
  ...change,
});
