import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, draftAnswers, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { Absence } from 'shared-contract/absences/absences';
import { absence, absences, saveAbsence } from 'shared-contract/absences/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import AbsencePage from './absence.page';
import AbsenceListPage from './absence-list.page';

const anAbsence = (change: Partial<Absence> = {}): Absence => ({
  AbsenceEtudiantID: 5,
  InscriptionID: 3,
  AbsenceEtudiantDateDebut: '2027-01-04',
  AbsenceEtudiantDateFin: '2027-01-06',
  AbsenceEtudiantFichierJustificatifID: 9,
  AbsenceEtudiantExamenID: [],
  SuiviAbsenceValeur: null,
  AnneeAcademiqueValeur: '2026-2027',
  ...change,
});

const enrolment: EnrolmentRow = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};

const exam = (ID: number, day: string) => ({
  ID,
  Display: `Examen ${ID}`,
  Date: day,
  InscriptionID: 3,
  ActiviteApprentissageID: ID,
});

const DRAFT = apiUrl('/drafts/Absences');

const lists = () =>
  network.use(
    ...draftAnswers('Absences', () => []),
    respondWith(enrolments, [enrolment]),
    http.get(apiUrl('/parameters'), () =>
      HttpResponse.json([{ Name: 'ExamenID', Values: [exam(1, '2027-01-05'), exam(2, '2027-01-20')] }]),
    ),
  );

const open = (id: string) =>
  renderPage(<AbsencePage />, { at: `/absences/${id}`, path: '/absences/:AbsenceEtudiantID' });

const setDay = async (label: string, day: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: day } });

describe('/absences', () => {
  it('lists each absence with its follow-up and what can be done', async () => {
    const rows = [anAbsence(), anAbsence({ AbsenceEtudiantID: 6, SuiviAbsenceValeur: 'Justifiée' })];
    network.use(respondWith(absences, rows));
    const { container } = renderPage(<AbsenceListPage />);
    expect(await screen.findByText('Justifiée')).toBeVisible();
    expect(screen.getByText('En attente')).toBeVisible();
    const [pending, followed] = screen.getAllByRole('link', { name: /^Du\s4\sau\s6\sjanvier\s2027/ });
    expect(pending).toHaveAttribute('href', '/absences/5');
    expect(pending).toHaveTextContent('Année académique 2026-2027');
    expect(followed).toHaveAttribute('href', '/absences/6');
    expect(screen.getByRole('link', { name: 'Nouvelle absence' })).toHaveAttribute('href', '/absences/-1');
    await expectNoAxeViolations(container);
  });

  it('says when there is none, and when they can’t be read', async () => {
    network.use(respondWith(absences, []));
    const { unmount } = renderPage(<AbsenceListPage />);
    expect(await screen.findByRole('heading', { name: 'Aucune absence' })).toBeVisible();
    unmount();
    network.use(http.get(apiUrl(absences), () => problemAnswer(503, 'Indisponible')));
    renderPage(<AbsenceListPage />);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('/absences/{id}', () => {
  it('offers the exams of the dates alone, and forgets a ticked one that falls outside', async () => {
    lists();
    const { container } = open('-1');
    await setDay('Date de début', '2027-01-04');
    await setDay('Date de fin', '2027-01-25');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Examen 2/ }));
    expect(screen.getByRole('checkbox', { name: /Examen 1/ })).not.toBeChecked();
    await setDay('Date de fin', '2027-01-06');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Examen 2/ })).not.toBeInTheDocument());
    await setDay('Date de fin', '2027-01-25');
    expect(await screen.findByRole('checkbox', { name: /Examen 2/ })).not.toBeChecked();
    await expectNoAxeViolations(container);
  });

  it('sends nothing without dates and proof, and says what is missing', async () => {
    lists();
    open('-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Soumettre' }));
    expect((await screen.findAllByText('Indiquez la date de début.')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Joignez un justificatif en PDF.').length).toBeGreaterThan(0);
  });

  it('keeps what is typed on the server, says since when, and takes it up at the next visit', async () => {
    const kept: unknown[] = [];
    lists();
    network.use(
      http.put(DRAFT, async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.json({ ScreenLocation: 'Absences', Contenu: {}, Date: '2026-11-21T09:05:00Z' });
      }),
    );
    const { unmount } = open('-1');
    await setDay('Date de début', '2027-01-04');
    expect(await screen.findByText('Brouillon gardé le 21 novembre, 10 h 05.')).toBeVisible();
    expect(kept).toEqual([{ Contenu: expect.objectContaining({ AbsenceEtudiantDateDebut: '2027-01-04' }) }]);
    unmount();
    const Contenu = { AbsenceEtudiantDateDebut: '2027-01-05', AbsenceEtudiantFichierJustificatifID: 12 };
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({ ScreenLocation: 'Absences', Contenu, Date: '2026-11-20T08:00:00Z' }),
      ),
    );
    open('-1');
    expect(await screen.findByRole('textbox', { name: 'Date de début' })).toHaveValue('05/01/2027');
    expect(screen.getByText('Votre PDF est prêt à être envoyé avec votre absence.')).toBeVisible();
  });

  it('says that what is typed is in the page alone when it can’t be kept', async () => {
    lists();
    network.use(http.put(DRAFT, () => problemAnswer(503, 'Indisponible')));
    open('-1');
    await setDay('Date de début', '2027-01-04');
    expect(await screen.findByText(/n’est pas encore enregistré/)).toBeVisible();
  });

  it('says what the server refuses at its own field, whatever control it has', async () => {
    const errors = [
      { path: 'InscriptionID', message: 'Choisissez une inscription de l’année académique en cours.' },
      { path: 'AbsenceEtudiantExamenID', message: 'Un des examens tombe en dehors de vos dates.' },
      { path: 'AbsenceEtudiantFichierJustificatifID', message: 'Ce justificatif n’est plus là.' },
    ];
    const keys: (string | null)[] = [];
    lists();
    network.use(
      respondWith(absence, anAbsence()),
      http.post(apiUrl(saveAbsence), ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return problemAnswer(422, 'Refusé', { errors });
      }),
    );
    open('5');
    await setDay('Date de fin', '2027-01-07');
    await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
    expect(await screen.findByRole('group', { name: 'Trois réponses sont à corriger' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Inscription' })).toHaveAccessibleDescription(
      /année académique en cours/,
    );
    expect(within(screen.getByRole('group', { name: 'Examens' })).getByText(/en dehors/)).toBeVisible();
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    await setDay('Date de fin', '2027-01-08');
    expect(screen.queryByText(/en dehors/)).not.toBeInTheDocument();
  });

  it('goes to the list once it is saved', async () => {
    lists();
    network.use(
      respondWith(absence, anAbsence()),
      respondWith(saveAbsence, anAbsence()),
      respondWith(absences, []),
    );
    renderPage(<AbsencePage />, {
      at: '/absences/5',
      path: '/absences/:AbsenceEtudiantID',
      routes: { '/absences': <AbsenceListPage /> },
    });
    await setDay('Date de fin', '2027-01-07');
    await userEvent.click(screen.getByRole('button', { name: 'Soumettre' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes absences' })).toBeVisible();
  });

  it('is told in words once it was followed up, and can’t be changed', async () => {
    lists();
    const followed = anAbsence({
      SuiviAbsenceValeur: 'Justifiée',
      AbsenceEtudiantExamenID: [1],
      AbsenceEtudiantDateFin: '2027-02-01',
    });
    network.use(respondWith(absence, followed));
    const { container } = open('5');
    const raised = await screen.findByText('er');
    expect(raised.parentElement).toHaveTextContent(/^Du 4 janvier au 1er février 2027$/);
    expect(screen.getByText('Justifiée')).toBeVisible();
    expect(screen.getByText('2026-2027 – Bachelier, bloc 2')).toBeVisible();
    expect(screen.getByText('Examen 1, 5 janvier 2027')).toBeVisible();
    expect(screen.getByText(/elle ne se modifie plus/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Soumettre' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Télécharger le justificatif' })).toHaveAttribute(
      'href',
      '/api/v1/files/9',
    );
    await expectNoAxeViolations(container);
  });

  it('of one day, without exams, says so', async () => {
    lists();
    network.use(
      respondWith(
        absence,
        anAbsence({ SuiviAbsenceValeur: 'Non justifiée', AbsenceEtudiantDateFin: '2027-01-04' }),
      ),
    );
    open('5');
    expect(await screen.findByText('Le 4 janvier 2027')).toBeVisible();
    expect(screen.getByText('Aucun')).toBeVisible();
  });

  it('of another student is unknown', async () => {
    lists();
    network.use(http.get(apiUrl(absence), () => problemAnswer(404, 'Introuvable')));
    open('8');
    expect(await screen.findByRole('heading', { name: 'Absence introuvable' })).toBeVisible();
  });
});
