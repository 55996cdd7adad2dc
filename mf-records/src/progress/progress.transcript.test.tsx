import { screen } from '@testing-library/react';
import { respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import type { ProgressUnit } from 'shared-contract/progress/answers';
import { progress } from 'shared-contract/progress/endpoints';
import ProgressPage from './progress.page';

const unit = (id: number, title: string, change: Partial<ProgressUnit>): ProgressUnit => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: `BGE${id}`,
  UniteEnseignementLibelle: title,
  ECTS: 30,
  Etat: 'acquis',
  Motif: null,
  Attend: [],
  ...change,
});

const law = unit(102, 'Droit des sociétés', { Etat: 'en_cours' });
const economy = unit(201, 'European Economy', {
  UniteEnseignementCoursEnAnglais: true,
  ECTS: 60,
  Etat: 'a_venir',
  Attend: [
    {
      UniteEnseignementID: law.UniteEnseignementID,
      UniteEnseignementCode: law.UniteEnseignementCode,
      UniteEnseignementLibelle: law.UniteEnseignementLibelle,
    },
  ],
});

const block = (Libelle: string, Unites: ProgressUnit[]) => ({
  Libelle,
  EstOption: false,
  ECTS: 60,
  Acquis: Unites.includes(law) ? 30 : 0,
  EnCours: Unites.includes(law) ? 30 : 0,
  AVenir: Unites.includes(law) ? 0 : 60,
  AcquisAvant: 0,
  CreditsRequis: Unites.includes(law) ? null : 45,
  Unites,
});

test('the way to the diploma, by ear', async () => {
  network.use(
    respondWith(progress, [
      {
        DiplomeLibelle: 'Bachelier en gestion de l’entreprise',
        Cycle: 'Bachelier',
        ECTS: 120,
        Acquis: 30,
        EnCours: 30,
        AVenir: 60,
        DiplomeAccordeEn: null,
        Avant: null,
        Blocs: [
          block('Bloc 1', [
            unit(101, 'Microéconomie', { Motif: 'Validée en 2025-2026, 14\u00a0sur\u00a020.' }),
            law,
          ]),
          block('Bloc 2', [economy]),
        ],
        Annees: [
          {
            InscriptionID: 9,
            AnneeAcademiqueValeur: '2026-2027',
            Inscrits: 30,
            Acquis: 0,
            DecisionJury: null,
          },
        ],
      },
    ]),
  );
  renderPage(<ProgressPage />);
  await screen.findByRole('region', { name: /^Bachelier en gestion/ });
  expect(await transcript()).toMatchSnapshot();
});
