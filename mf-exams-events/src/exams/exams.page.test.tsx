import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { anEventsAccess, apiUrl, aSession, fullAccess, problemAnswer } from 'shared-auth/testing';
import type { ExamLine, ExamSession } from 'shared-contract/exams';
import { anExamLine, anExamSession } from '../examples';
import { network, renderPage } from '../testing';
import ExamsPage from './exams.page';

const STUDENT = '/extranet/student';
const SESSION = apiUrl(`${STUDENT}/InscriptionSession`);
const LINES = apiUrl(`${STUDENT}/InscriptionSession01`);
const SEND = apiUrl(`${STUDENT}/inscriptionExamens`);
const DRAFT = apiUrl('/drafts/InscriptionSession');
const Recu = { Numero: 'R-2026-000007', Date: '2026-11-21T09:00:00Z' };

const micro = anExamLine();
const compta = anExamLine({ Code: 'LECGE1219-T', Libelle: 'Comptabilité II' });
const done = (line: ExamLine): ExamLine => ({ ...line, ResultatEtudiantInscrit: true });

let notices: Notice[] = [];
let sent: { body: unknown; key: string | null }[] = [];
let drafts: unknown[] = [];

/** What the server holds; a registration changes it. */
let session: ExamSession | null;
let lines: ExamLine[];

beforeEach(() => {
  [notices, sent, drafts] = [[], [], []];
  session = anExamSession({ InscriptionSessionValide: true });
  lines = [micro, compta];
  setNotifier((_, notice) => notices.push(notice));
  network.use(
    http.get(SESSION, () => (session ? HttpResponse.json(session) : new HttpResponse(null, { status: 204 }))),
    http.get(LINES, () => HttpResponse.json(lines)),
    http.get(DRAFT, () => new HttpResponse(null, { status: 204 })),
    http.put(DRAFT, async ({ request }) => {
      drafts.push(await request.json());
      return HttpResponse.json({
        ScreenLocation: 'InscriptionSession',
        Contenu: {},
        Date: '2026-11-21T09:08:00Z',
      });
    }),
    http.delete(DRAFT, () => new HttpResponse(null, { status: 204 })),
  );
});
afterEach(() => setNotifier(() => {}));

const takeExams = () =>
  http.post(SEND, async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    lines = lines.map(done);
    // The other half of a double click comes before any network has answered.
    await delay(50);
    return HttpResponse.json({ Items: lines, Recu });
  });

const box = (name: string) => screen.findByRole('checkbox', { name });
const validate = async () => {
  const bar = await screen.findByRole('region', { name: 'Validation des examens' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Valider' }));
};
const confirm = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Mon inscription en résumé' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Valider' }));
};

describe('the registration to the session', () => {
  it('says until when it is open, and asks before it binds', async () => {
    session = anExamSession();
    let calls = 0;
    network.use(
      http.post(apiUrl(`${STUDENT}/inscriptionSession/10`), () => {
        calls += 1;
        session = anExamSession({ InscriptionSessionValide: true });
        return HttpResponse.json({ ...session, Recu });
      }),
    );
    renderPage(<ExamsPage />, {
      session: aSession({ events: anEventsAccess(['CanViewInscriptionSession']) }),
    });
    expect(await screen.findByText(/Ouvert jusqu’au 5 décembre 2026\./)).toBeVisible();
    const toggle = await screen.findByRole('switch', { name: "M'inscrire à la session" });
    await userEvent.click(toggle);
    const dialog = await screen.findByRole('dialog', { name: /Session de janvier 2027/ });
    expect(within(dialog).getByText(/ne peut plus être retirée/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(calls).toBe(0);
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }));
    expect(await box('LECGE1222-T Microéconomie – Théorie')).not.toBeChecked();
    expect(screen.getByRole('switch')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('switch')).toBeChecked();
    expect(screen.getByRole('link', { name: 'Voir le reçu R-2026-000007' })).toHaveAttribute(
      'href',
      '/recus/R-2026-000007',
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toBe(1);
  });

  it('that fails says so with the quoted text, and can be tried again', async () => {
    session = anExamSession();
    network.use(http.post(apiUrl(`${STUDENT}/inscriptionSession/10`), () => HttpResponse.error()));
    renderPage(<ExamsPage />);
    await userEvent.click(await screen.findByRole('switch'));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmer mon inscription' }));
    await waitFor(() =>
      expect(notices.at(-1)).toMatchObject({
        tone: 'error',
        title: "Impossible de valider l'inscription.",
      }),
    );
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('says that there is no session', async () => {
    session = null;
    renderPage(<ExamsPage />);
    expect(await screen.findByText('Aucune session à venir')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('offers to try again when it can’t be read', async () => {
    network.use(http.get(SESSION, () => problemAnswer(503, 'Indisponible.'), { once: true }));
    renderPage(<ExamsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('switch')).toBeVisible();
  });
});

describe('the exams', () => {
  it('are sent once after a summary, then locked, with a receipt', async () => {
    lines = [done(compta), micro];
    network.use(takeExams());
    renderPage(<ExamsPage />);
    expect(await box('LECGE1219-T Comptabilité II')).toBeDisabled();
    expect(await box('LECGE1219-T Comptabilité II')).toBeChecked();
    await userEvent.click(await box('LECGE1222-T Microéconomie – Théorie'));
    await validate();
    const dialog = await screen.findByRole('dialog', { name: 'Mon inscription en résumé' });
    expect(within(dialog).getByText('Microéconomie – Théorie')).toBeVisible();
    expect(within(dialog).queryByText('Comptabilité II')).not.toBeInTheDocument();
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ body }) => body)).toEqual([
      [
        { Code: 'LECGE1219-T', ResultatEtudiantInscrit: true },
        { Code: 'LECGE1222-T', ResultatEtudiantInscrit: true },
      ],
    ]);
    expect(notices.at(-1)).toEqual({ tone: 'success', title: "L'inscription est validée !" });
    await waitFor(async () => expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeDisabled());
    expect(screen.getByRole('link', { name: 'Voir le reçu R-2026-000007' })).toBeVisible();
  });

  it('that are none are refused with the quoted text, without a call', async () => {
    renderPage(<ExamsPage />);
    await box('LECGE1222-T Microéconomie – Théorie');
    await validate();
    expect(notices).toEqual([{ tone: 'error', title: 'Veuillez faire au moins une sélection!' }]);
  });

  it('that are the same as before are refused with the quoted text', async () => {
    lines = [done(compta), micro];
    renderPage(<ExamsPage />);
    await box('LECGE1222-T Microéconomie – Théorie');
    await validate();
    expect(notices).toEqual([
      {
        tone: 'error',
        title: "Vous n'avez effectué aucune modification depuis la dernière sauvegarde!",
      },
    ]);
  });

  it('that are all registered show the server’s warning', async () => {
    lines = [done(compta), done(micro)];
    const text = 'Vous êtes déjà inscrit à tous les examens de la session.';
    network.use(http.post(SEND, () => problemAnswer(412, text)));
    renderPage(<ExamsPage />);
    await box('LECGE1222-T Microéconomie – Théorie');
    await validate();
    await waitFor(() => expect(notices.at(-1)).toEqual({ tone: 'warning', title: text }));
  });

  it('stay ticked when the line is cut, and go again under the same key', async () => {
    const keys: (string | null)[] = [];
    network.use(
      http.post(
        SEND,
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
      takeExams(),
    );
    renderPage(<ExamsPage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tout sélectionner' }));
    await validate();
    await confirm();
    await waitFor(() => expect(notices.at(-1)?.tone).toBe('error'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeChecked();
    await validate();
    await confirm();
    await waitFor(() => expect(sent.map(({ key }) => key)).toEqual(keys));
    expect(await screen.findByText('Toutes vos inscriptions aux examens sont enregistrées.')).toBeVisible();
  });

  it('come back from the draft of an earlier visit, which says since when', async () => {
    network.use(
      http.get(DRAFT, () =>
        HttpResponse.json({
          ScreenLocation: 'InscriptionSession',
          Contenu: { codes: ['LECGE1222-T', 'GONE', 7] },
          Date: '2026-11-20T09:00:00Z',
        }),
      ),
    );
    renderPage(<ExamsPage />);
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeChecked();
    expect(screen.getByText(/^Brouillon gardé le 20 novembre 2026, 10/)).toBeVisible();
    await userEvent.click(await box('LECGE1219-T Comptabilité II'));
    await waitFor(
      () => expect(drafts.at(-1)).toEqual({ Contenu: { codes: ['LECGE1222-T', 'LECGE1219-T'] } }),
      { timeout: 5000 },
    );
  });

  it('that are none at all say so', async () => {
    lines = [];
    renderPage(<ExamsPage />);
    expect(await screen.findByText('Aucun examen à présenter')).toBeVisible();
  });

  it('are read-only for staff who look on', async () => {
    const access = fullAccess().map((right) => ({ ...right, Create: false }));
    renderPage(<ExamsPage />, { session: aSession({ access }) });
    expect(await box('LECGE1222-T Microéconomie – Théorie')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Valider' })).not.toBeInTheDocument();
  });
});
