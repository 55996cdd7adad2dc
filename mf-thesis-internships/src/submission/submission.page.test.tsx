import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  confirmAct,
  findBindingDialog,
  problemAnswer,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { hasSecondSession, submitThesis, thesisToSubmit } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AppLink } from 'shared-ui';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { withDigests } from '../testing/digests';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import SubmissionPage from './submission.page';

const CONSENTED = aThesis({ MemoireConsentement: true, MemoireConsentementRGPD: true });

const OPEN = aSession({ events: anEventsAccess(['AccesMemoireRemise']) });

const open = (thesis: Thesis, isSecondSession = false, session = OPEN) => {
  answerLists();
  network.use(
    http.get(apiUrl(thesisToSubmit), () => HttpResponse.json(thesis)),
    http.get(apiUrl(hasSecondSession), () => HttpResponse.json(isSecondSession)),
  );
  return renderPage(<SubmissionPage />, {
    session,
    at: '/memoire/remise',
    path: '/memoire/remise',
    routes: { '/memoire/consentement': <AppLink to="/memoire/remise">Les consentements</AppLink> },
  });
};

/** An upload that ends in one piece; digests that were deposited. */
const takeUploads = () => {
  withDigests();
  let document = 40;
  const digests: string[] = [];
  network.use(
    http.post(apiUrl('/files/empreintes'), async ({ request }) => {
      const { Empreinte } = (await request.json()) as { Empreinte: string };
      digests.push(Empreinte);
      return HttpResponse.json({ Empreinte, Date: '2026-11-23T09:00:00Z' });
    }),
    http.post(
      apiUrl('/files/uploads'),
      () => new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } }),
    ),
    http.patch(apiUrl('/files/uploads/ab'), () => {
      document += 1;
      return HttpResponse.json({ DocumentID: document });
    }),
  );
  return digests;
};

const pdf = (name: string) => new File(['%PDF-1.4 …'], name, { type: 'application/pdf' });

describe('/memoire/remise', () => {
  it('says in prose why nothing is handed in after the window', async () => {
    open(CONSENTED, false, aSession());
    expect(await screen.findByText(/Aucun fichier n’a été remis/)).toBeVisible();
    expect(screen.getByText(/La période est terminée/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remettre mon mémoire' })).not.toBeInTheDocument();
  });

  it('without consent leads to the consents', async () => {
    open(aThesis());
    expect(await screen.findByText('Les consentements')).toBeVisible();
  });

  it('leads nobody back to the consents by an answer from before they were given', async () => {
    open(aThesis());
    const consents = await screen.findByText('Les consentements');
    network.use(http.get(apiUrl(thesisToSubmit), () => HttpResponse.json(CONSENTED)));
    await userEvent.click(consents);
    expect(await screen.findByRole('button', { name: 'Remettre mon mémoire' })).toBeVisible();
  });

  it('sends both files with their digests first, asks once more, then submits', async () => {
    const digests = takeUploads();
    const sent: unknown[] = [];
    network.use(
      http.post(apiUrl(submitThesis), async ({ request }) => {
        sent.push(await request.json());
        const Recu = { Numero: 'R-2026-000001', Date: '2026-11-23T09:00:00Z' };
        const submitted = { ...CONSENTED, Remis: true, Recu };
        network.use(http.get(apiUrl(thesisToSubmit), () => HttpResponse.json(submitted)));
        return HttpResponse.json(submitted);
      }),
      http.get(apiUrl('/recus/:number'), () => problemAnswer(503, 'Indisponible')),
    );
    const { container } = open(CONSENTED);
    await userEvent.selectOptions(await screen.findByLabelText('Discipline'), 'Économie');
    await userEvent.upload(screen.getByLabelText('Charger – Mémoire avec annexes'), pdf('avec.pdf'));
    expect(await screen.findAllByText('Fichier prêt')).toHaveLength(1);
    await userEvent.upload(screen.getByLabelText('Charger – Mémoire sans annexes'), pdf('sans.pdf'));
    await waitFor(() => expect(screen.getAllByText('Fichier prêt')).toHaveLength(2));
    expect(screen.getByText(/^sans\.pdf,/)).toBeVisible();
    expect(digests).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)]);
    // The proof of a file is there for who asks; the file is not handed in by it.
    for (const digest of digests) expect(screen.getAllByText(digest)[0]).not.toBeVisible();
    expect(screen.getAllByText('Détails techniques')).toHaveLength(2);
    expect(screen.getAllByText(/pas encore remis/)).toHaveLength(2);
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Remettre mon mémoire' }));
    const dialog = await findBindingDialog(/Remettre votre mémoire/);
    expect(dialog.getByText('sans.pdf')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /sont le même document/ })).not.toBeChecked();
    await confirmAct();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          MemoireID: 7,
          MemoireTitreDefinitif: 'Le contrôle interne',
          DisciplineMemoireID: 3,
          MemoireFichierMemoireAvecAnnexesID: 41,
          MemoireFichierMemoireSansAnnexesID: 42,
          Confirmations: ['fichiers-identiques'],
        },
      ]),
    );
    const panel = (await screen.findByText('Mémoire sauvegardé !')).closest('[data-arrival]');
    await waitFor(() => expect(panel).toHaveFocus());
    expect(panel).toHaveTextContent(/la suite est la défense/);
    expect(screen.getByRole('link', { name: 'Voir et imprimer le reçu' })).toHaveAttribute(
      'href',
      '/recus/R-2026-000001',
    );
  });

  it('says which files are missing, and refuses another type before anything travels', async () => {
    open(CONSENTED);
    await userEvent.click(await screen.findByRole('button', { name: 'Remettre mon mémoire' }));
    expect((await screen.findAllByText('Joignez le mémoire avec annexes.')).length).toBeGreaterThan(0);
    const input = screen.getByLabelText('Charger – Mémoire avec annexes');
    await userEvent.upload(input, new File(['PK'], 'memoire.docx'), { applyAccept: false });
    expect(await screen.findByText(/Ce type de fichier n'est pas autorisé!/)).toBeVisible();
  });

  it('is a second session’s when the check allows it', async () => {
    open(CONSENTED, true);
    expect(await screen.findByRole('heading', { name: 'Remise en seconde session' })).toBeVisible();
  });

  it('shows the receipt and both files once it is done, read-only', async () => {
    network.use(
      http.get(apiUrl('/recus/R-2026-000009'), () =>
        HttpResponse.json({
          Numero: 'R-2026-000009',
          Domaine: 'Mémoire',
          Objet: 'Remise du mémoire',
          Date: '2026-11-20T10:00:00Z',
          Empreinte: 'a'.repeat(64),
          Lignes: [{ Libelle: 'Mémoire avec annexes : empreinte SHA-256', Valeur: 'b'.repeat(64) }],
        }),
      ),
    );
    const { container } = open({
      ...CONSENTED,
      Remis: true,
      Recu: { Numero: 'R-2026-000009', Date: '2026-11-20T10:00:00Z' },
      MemoireFichierMemoireAvecAnnexesID: 41,
      MemoireFichierMemoireSansAnnexesID: 42,
    });
    const details = await screen.findByText('Détails techniques');
    expect(screen.getByText('b'.repeat(64))).not.toBeVisible();
    await userEvent.click(details);
    expect(screen.getByText('b'.repeat(64))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir et imprimer le reçu' })).toHaveAttribute(
      'href',
      '/recus/R-2026-000009',
    );
    expect(screen.getByRole('button', { name: 'Télécharger le mémoire sans annexes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remettre mon mémoire' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});
