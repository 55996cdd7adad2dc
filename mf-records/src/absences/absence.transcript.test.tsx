import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, draftAnswers, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { enrolments } from 'shared-contract/records/endpoints';
import { anEnrolmentRow } from '../testing/examples';
import AbsencePage from './absence.page';

test('an absence, by ear: the form, then what is missing in it', async () => {
  network.use(
    ...draftAnswers('Absences', () => []),
    respondWith(enrolments, [anEnrolmentRow({ AnneeAcademiqueValeur: '2026-2027' })]),
    http.get(apiUrl('/parameters'), () => HttpResponse.json([{ Name: 'ExamenID', Values: [] }])),
  );
  renderPage(<AbsencePage />, { at: '/absences/-1', path: '/absences/:AbsenceEtudiantID' });
  await screen.findByRole('textbox', { name: 'Date de début' });
  expect(await transcript()).toMatchSnapshot('form');
  await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
  await screen.findAllByText('Joignez un justificatif en PDF.');
  expect(await transcript()).toMatchSnapshot('errors');
});
