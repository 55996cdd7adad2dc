import type { PaeConstraints, PaeLevel } from 'shared-contract/pae/pae';
import { aUnit, judged, requisite } from 'shared-contract/testing/pae';

/** Proposed, free, rival, closed, acquired and exempted units; the second brings the third along. */
export const someLevels = (): PaeLevel[] => [
  {
    NiveauCoursLibelle: 'Bloc 2',
    Cours: [
      aUnit(1, {
        UniteEnseignementLibelle: 'Statistique',
        Preselection: true,
        Select: true,
        Motif: 'Non validée en 2025-2026 : à représenter.',
      }),
      aUnit(2, {
        UniteEnseignementLibelle: 'Marketing',
        ECTS: 7,
        Corequis: [judged(3)],
      }),
      aUnit(3, { UniteEnseignementLibelle: 'Étude de marché', ECTS: 4 }),
      aUnit(4, { UniteEnseignementLibelle: 'Anglais des affaires', ECTS: 4 }),
      aUnit(5, { UniteEnseignementLibelle: 'Allemand des affaires', Incompatibilites: [judged(4)] }),
      aUnit(6, {
        UniteEnseignementLibelle: 'Inférence',
        NotSelectable: true,
        CanSelect: false,
        Prerequis: [requisite(1)],
      }),
      aUnit(7, {
        UniteEnseignementLibelle: 'Philosophie',
        CreditsValides: true,
        Motif: 'Validée, 14\u00a0sur\u00a020.',
      }),
      aUnit(8, { UniteEnseignementLibelle: 'Néerlandais', IsDispense: true, Motif: 'Dispense accordée.' }),
    ],
  },
];

/** Limits and state of a programme that is being composed. */
export const someConstraints = (change: Partial<PaeConstraints> = {}): PaeConstraints => ({
  ECTSMin: 10,
  ECTSMax: 15,
  ECTSAnnee: 60,
  Commentaire: null,
  IsSubmit: false,
  IsOptionsGroupees: true,
  AnneeAcademiqueValeur: '2026-2027',
  Version: 3,
  DateSauvegarde: null,
  DateSoumission: null,
  DemandeModification: null,
  ...change,
});
