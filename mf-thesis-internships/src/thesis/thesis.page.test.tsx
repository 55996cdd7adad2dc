import { screen, waitFor, within } from '@testing-library/react';
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
import { saveThesis, thesis as thesisEndpoint } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aThesis } from '../testing/examples';
import { answerLists } from '../testing/lists';
import ThesisPage from './thesis.page';

const UNTITLED = aThesis({
  MemoireTitre: null,
  MembrePersonnelID: null,
  LangueMemoireID: null,
  SessionID: null,
});

const answer = (thesis: Thesis) => {
  answerLists();
  network.use(http.get(apiUrl(thesisEndpoint), () => HttpResponse.json(thesis)));
};

const session = aSession({
  events: anEventsAccess(['HasMemoire', 'AccesMemoireTitre', 'AccesMemoireRemise']),
});

describe('/memoire', () => {
  it('asks for the provisional data, and sends them once they are whole', async () => {
    answer(UNTITLED);
    const sent: unknown[] = [];
    let isDraftOver = false;
    network.use(
      http.get(apiUrl('/drafts/Memoire'), () =>
        HttpResponse.json({ ScreenLocation: 'Memoire', Contenu: {}, Date: '2026-11-22T09:00:00.000Z' }),
      ),
      http.post(apiUrl(saveThesis), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...aThesis(), Recu: { Numero: 'R-2026-000001', Date: '2026-11-23' } });
      }),
      http.delete(apiUrl('/drafts/Memoire'), () => {
        isDraftOver = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { container } = renderPage(<ThesisPage />, { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
    expect((await screen.findAllByText('Indiquez un titre provisoire.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await expectNoAxeViolations(container);
    await userEvent.type(screen.getByLabelText('Titre provisoire'), 'Un titre');
    await userEvent.selectOptions(screen.getByLabelText('Promoteur ou promotrice'), 'Manon Piette');
    await userEvent.selectOptions(screen.getByLabelText('Langue de rédaction'), 'Français');
    await userEvent.selectOptions(screen.getByLabelText('Première session de défense'), 'juin 2027');
    expect(await screen.findByText(/^Brouillon gardé le 23 novembre/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await findBindingDialog(/Enregistrer ces données/);
    expect(dialog.getByText('Manon Piette')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Un titre/ })).not.toBeChecked();
    expect(sent).toEqual([]);
    await confirmAct();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          MemoireID: 7,
          MemoireTitre: 'Un titre',
          MembrePersonnelID: 15,
          LangueMemoireID: 1,
          SessionID: 11,
          Confirmations: ['titre-court'],
        },
      ]),
    );
    await waitFor(() => expect(isDraftOver).toBe(true));
  });

  it('is read-only once there is a title, with what comes next', async () => {
    answer(aThesis());
    const { container } = renderPage(<ThesisPage />, { session });
    expect(await screen.findByText('Manon Piette')).toBeVisible();
    expect(screen.queryByLabelText('Titre provisoire')).not.toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'Étapes du mémoire' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      // What binds the submission comes first, with the submission's date, and alone has a button.
      'ConsentementsVie privée et licence de diffusion, avant la remise (jusqu’au 5 décembre à 18 h).Donner mes consentements',
      'Informations de défenseLa période est terminée.Fermé',
      'Remise du mémoireTitre définitif et deux fichiers PDF, jusqu’au 5 décembre à 18 h.À faire',
    ]);
    expect(screen.getByRole('link', { name: 'Donner mes consentements' })).toHaveAttribute(
      'href',
      '/memoire/consentement',
    );
    expect(screen.getByRole('link', { name: /^Remise du mémoire/ })).toHaveAttribute(
      'href',
      '/memoire/remise',
    );
    expect(screen.queryByRole('link', { name: /Informations de défense/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nouveau titre')).toHaveValue('Le contrôle interne');
    await expectNoAxeViolations(container);
  });

  it('stays readable after its window, with its receipts', async () => {
    answer(aThesis({ MemoireConsentement: true }));
    network.use(
      http.get(apiUrl('/recus'), () =>
        HttpResponse.json([
          {
            Numero: 'R-2026-000004',
            Domaine: 'Mémoire',
            Objet: 'Consentements',
            Date: '2026-11-02T09:00:00Z',
          },
          { Numero: 'R-2026-000003', Domaine: 'Commandes', Objet: 'Commande', Date: '2026-11-01T09:00:00Z' },
        ]),
      ),
    );
    const { container } = renderPage(<ThesisPage />, { session: aSession() });
    expect(await screen.findByText('Manon Piette')).toBeVisible();
    expect(screen.getByText('Votre mémoire ne se modifie pas pour le moment')).toBeVisible();
    expect(screen.queryByLabelText('Nouveau titre')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /R-2026-000004/ })).toHaveAttribute(
      'href',
      '/recus/R-2026-000004',
    );
    expect(screen.queryByRole('link', { name: /R-2026-000003/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says that its lists could not be read, in the words of the specification', async () => {
    answer(UNTITLED);
    network.use(http.get(apiUrl('/parameters'), () => problemAnswer(503, 'Indisponible')));
    renderPage(<ThesisPage />, { session });
    expect(await screen.findByText('Le chargement des paramètres a échoué !')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  it('finds what was typed at an earlier visit', async () => {
    answer(UNTITLED);
    network.use(
      http.get(apiUrl('/drafts/Memoire'), () =>
        HttpResponse.json({
          ScreenLocation: 'Memoire',
          Date: '2026-11-20T10:00:00Z',
          Contenu: { MemoireTitre: 'Commencé hier', MemoireID: 99 },
        }),
      ),
    );
    renderPage(<ThesisPage />, { session });
    expect(await screen.findByLabelText('Titre provisoire')).toHaveValue('Commencé hier');
  });

  it('tells a failure from the absence of a thesis', async () => {
    answerLists();
    network.use(http.get(apiUrl(thesisEndpoint), () => problemAnswer(503, 'Indisponible')));
    const { unmount } = renderPage(<ThesisPage />, { session });
    expect(await screen.findByText('Votre mémoire n’a pas pu être chargé')).toBeVisible();
    unmount();
    network.use(http.get(apiUrl(thesisEndpoint), () => new HttpResponse(null, { status: 204 })));
    renderPage(<ThesisPage />, { session });
    expect(await screen.findByRole('heading', { name: 'Aucun mémoire ouvert' })).toBeVisible();
  });
});
