import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, respondWith } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { saveAbsence } from 'shared-contract/absences/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import AbsencePage from './absence.page';

const enrolment = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};
const first = () => screen.queryByRole('textbox', { name: 'Date de début' });
const setDay = (field: HTMLElement | null, value: string) =>
  fireEvent.change(field ?? document.body, { target: { value } });

describe('/absences/-1', () =>
  testDraftPersistence({
    screen: 'Absences',
    write: saveAbsence,
    value: '2026-11-16',
    // The proof was sent at an earlier visit.
    before: { AbsenceEtudiantFichierJustificatifID: 9 },
    reads: () => [
      respondWith(enrolments, [enrolment]),
      http.get(apiUrl('/parameters'), () => HttpResponse.json([{ Name: 'ExamenID', Values: [] }])),
    ],
    answer: (body) => ({
      ...Object(body),
      AbsenceEtudiantID: 5,
      SuiviAbsenceValeur: null,
      AnneeAcademiqueValeur: '2026-2027',
    }),
    open: () =>
      renderPage(<AbsencePage />, {
        at: '/absences/-1',
        path: '/absences/:AbsenceEtudiantID',
        routes: { '/absences': <p>Mes absences</p> },
      }),
    isThere: () => first() !== null,
    fill: async () => void setDay(first(), '2026-11-16'),
    send: async () => {
      setDay(screen.getByRole('textbox', { name: 'Date de fin' }), '2026-11-17');
      await userEvent.click(await screen.findByRole('button', { name: 'Soumettre' }));
    },
  }));
