import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { absence, saveAbsence } from 'shared-contract/absences/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import AbsencePage from './absence.page';

const stored = {
  AbsenceEtudiantID: 5,
  InscriptionID: 3,
  AbsenceEtudiantDateDebut: '2027-01-04',
  AbsenceEtudiantDateFin: '2027-01-06',
  AbsenceEtudiantFichierJustificatifID: 9,
  AbsenceEtudiantExamenID: [],
  SuiviAbsenceValeur: null,
  AnneeAcademiqueValeur: '2026-2027',
};

const enrolment = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};

it('asks in the form about days of another year, and takes the same again for an answer', async () => {
  const sent: unknown[] = [];
  network.use(
    respondWith(absence, stored),
    respondWith(enrolments, [enrolment]),
    http.get(apiUrl('/parameters'), () => HttpResponse.json([{ Name: 'ExamenID', Values: [] }])),
    http.post(apiUrl(saveAbsence), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(stored);
    }),
  );
  renderPage(<AbsencePage />, {
    at: '/absences/5',
    path: '/absences/:AbsenceEtudiantID',
    routes: { '/absences': <p>Mes absences</p> },
  });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Date de fin' }), {
    target: { value: '2099-01-06' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
  expect(await screen.findByText(/^L’absence n’est pas toute de l’année 2026-2027/)).toBeVisible();
  expect(screen.getByText(/^L’absence dure plus de deux mois/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
  expect(await screen.findByText('Mes absences')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ Confirmations: ['autre-annee', 'longue-absence'] })]);
});
