import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { apiUrl, draftAnswers, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { enrolments } from 'shared-contract/records/endpoints';
import { ABSENCES_TEXTS } from '../texts/absences';
import AbsencePage from './absence.page';

const ENROLMENT = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};

it('waits for the proof that is on its way, and does not say that it is missing', async () => {
  network.use(
    respondWith(enrolments, [ENROLMENT]),
    http.get(apiUrl('/parameters'), () => HttpResponse.json([{ Name: 'ExamenID', Values: [] }])),
    ...draftAnswers('Absences', () => []),
    http.post(apiUrl('/files/uploads'), () => delay('infinite')),
  );
  renderPage(<AbsencePage />, { at: '/absences/-1', path: '/absences/:AbsenceEtudiantID' });
  const proof = new File(['%PDF'], 'certificat.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(ABSENCES_TEXTS.proof, { selector: 'input' }), proof);
  const submit = screen.getByRole('button', { name: 'Soumettre' });
  expect(submit).toHaveAccessibleDescription(ABSENCES_TEXTS.proofOnItsWay);
  await userEvent.click(submit);
  expect(screen.queryByText('Joignez un justificatif en PDF.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(submit).not.toHaveAttribute('aria-disabled');
  await userEvent.click(submit);
  expect((await screen.findAllByText('Joignez un justificatif en PDF.')).length).toBeGreaterThan(0);
});
