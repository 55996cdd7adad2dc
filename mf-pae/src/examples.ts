import type { PaeConstraints, PaeLevel, PaeUnit } from 'shared-contract/pae/pae';

/** A unit that may be chosen; `change` says what differs. */
export const aUnit = (id: number, change: Partial<PaeUnit> = {}): PaeUnit => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: `BGE2-${200 + id}`,
  UniteEnseignementLibelle: `Unité ${id}`,
  ECTS: 5,
  Select: false,
  Preselection: false,
  IsDecoche: false,
  IsOption: false,
  NotSelectable: false,
  CanSelect: true,
  CreditsValides: false,
  IsDispense: false,
  Motif: null,
  Prerequis: [],
  Corequis: [],
  Incompatibilites: [],
  ...change,
});

/** How another unit is named. */
export const named = (id: number) => ({ RequisID: id, RequisCode: `BGE2-${200 + id}` });

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
        Corequis: [{ ...named(3), IsValid: false }],
      }),
      aUnit(3, { UniteEnseignementLibelle: 'Étude de marché', ECTS: 4 }),
      aUnit(4, { UniteEnseignementLibelle: 'Anglais des affaires', ECTS: 4 }),
      aUnit(5, { UniteEnseignementLibelle: 'Allemand des affaires', Incompatibilites: [named(4)] }),
      aUnit(6, {
        UniteEnseignementLibelle: 'Inférence',
        NotSelectable: true,
        CanSelect: false,
        Prerequis: [named(1)],
      }),
      aUnit(7, { UniteEnseignementLibelle: 'Philosophie', CreditsValides: true, Motif: 'Validée, 14/20.' }),
      aUnit(8, { UniteEnseignementLibelle: 'Néerlandais', IsDispense: true, Motif: 'Dispense accordée.' }),
    ],
  },
];

/** Limits and state of a programme that is being composed. */
export const someConstraints = (change: Partial<PaeConstraints> = {}): PaeConstraints => ({
  ECTSMin: 10,
  ECTSMax: 15,
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
