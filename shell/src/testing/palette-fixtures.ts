import { respondWith } from 'shared-auth/testing';
import { requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { NoticeAnswer } from 'shared-contract/notices/answers';
import { notices } from 'shared-contract/notices/endpoints';
import type { ResultLine } from 'shared-contract/records/answers';
import { enrolments, results } from 'shared-contract/records/endpoints';
import { sampleOf } from 'shared-contract/testing/sample-of';
import { anEventRemote, aRegistry, aRemote } from './portal-fixtures';

const tile = (icon: string, order: number) => ({ icon, text: '', section: 'dossier' as const, order });

/** The records' screens that have a place, and exams. */
export const aWholeRegistry = () =>
  aRegistry(
    aRemote({
      screens: [
        {
          path: '/inscriptions',
          title: 'Mes inscriptions',
          short: 'Résultats',
          screen: 'Inscriptions',
          nav: 10,
          tile: tile('graduation-cap', 1),
        },
        {
          path: '/documents',
          title: 'Mes documents',
          screen: 'Documents',
          nav: 20,
          whenBlocked: true,
          tile: { ...tile('folder-open', 2), badge: 'DocumentsNonLus' },
        },
        {
          path: '/valves',
          title: 'Valves électroniques',
          short: 'Valves',
          screen: 'Valves',
          nav: 30,
          whenBlocked: true,
          tile: tile('pin', 3),
        },
      ],
    }),
    anEventRemote(),
  );

const MACROECONOMICS: ResultLine = {
  UniteEnseignementID: 12,
  UniteEnseignementCode: 'LECGE1212',
  UniteEnseignementLibelle: 'Macroéconomie',
  ActiviteApprentissageCode: null,
  ActiviteApprentissageLibelle: null,
  GroupeActiviteApprentissageCode: null,
  ResultatEtudiantResultatPartiel: null,
  ResultatEtudiantResultatSession1: null,
  ResultatEtudiantResultatSession2: null,
  ResultatEtudiantResultatSession3: null,
  MotPartiel: null,
  SensDesMots: [],
  MotSession1: null,
  MotSession2: null,
  MotSession3: null,
  ProgrammeEtudiantDispense: false,
  ProgrammeEtudiantTransfertResultat: false,
  ProgrammeEtudiantReportResultat: false,
  ProgrammeEtudiantResultatFinal: false,
  Q1: true,
  Q2: false,
  ECTS: 5,
};

/** MSW handlers of the palette's data, by endpoint: one unit, two documents, one notice. */
export const searchIndexHandlers = () => [
  respondWith(enrolments, [
    {
      InscriptionID: 7,
      AnneeAcademiqueValeur: '2026-2027',
      DiplomeLibelle: 'Bachelier en gestion',
      NiveauCoursLibelle: '2e année',
      Modalite: null,
    },
  ]),
  respondWith(results, [MACROECONOMICS]),
  respondWith(storedFiles, [
    {
      FullName: 'macro.pdf',
      Name: 'Syllabus macroéconomie',
      Extension: 'pdf',
      ContentType: 'application/pdf',
      LastModified: '2026-09-20T10:00:00+02:00',
      Taille: 1_000,
      Lu: false,
      Manque: [],
    },
  ]),
  respondWith(requiredDocuments, [
    {
      ID: 1,
      Title: 'Photo d’identité',
      EstPhoto: true,
      Message: null,
      Statut: 'demande',
      Motif: null,
      Date: null,
      Fichier: null,
    },
  ]),
  respondWith(notices, [
    sampleOf(NoticeAnswer, {
      AnnonceID: 31,
      AnnonceLibelle: 'Macroéconomie : séance de questions',
      AnnonceTexteComplet: '<p>Mardi.</p>',
      AnnonceDateDebutPublication: '2026-11-10T09:00:00+01:00',
    }),
  ]),
];
