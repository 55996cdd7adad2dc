import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, respondWith, whileRequestsPending } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import {
  gradeStatements,
  handedInDocuments,
  jobs,
  priorCareers,
  programme,
  searchStudents,
} from 'shared-contract/verifications/endpoints';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { Link, useNavigate } from 'shared-router';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aProgramme, aRow } from '../testing/examples';
import VerificationsPage from './verifications.page';

const SEARCH = apiUrl(searchStudents);

const THREE = [11, 12, 13].map((id) =>
  aRow({ InscriptionID: id, EtudiantMatricule: `25000${id}`, Etudiant: 'Marie Lambert' }),
);

/** Answers every search with these rows, and keeps what was asked. */
const answer = (rows: VerificationRow[], total = rows.length) => {
  const asked: string[] = [];
  network.use(
    http.get(SEARCH, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(rows, { headers: { 'x-total-count': String(total) } });
    }),
    respondWith(programme, aProgramme()),
    ...[handedInDocuments, gradeStatements, priorCareers, jobs].map((list) => respondWith(list, [])),
  );
  return asked;
};

const box = () => screen.getByRole('searchbox', { name: 'Étudiant recherché' });
const lastSection = () => screen.findByRole('heading', { name: 'Emplois' });
const file = () => screen.findByRole('heading', { name: 'Camille Lambert' });

const PageWithWayOut = () => (
  <>
    <Link to="/ailleurs">Ailleurs</Link>
    <VerificationsPage />
  </>
);

const WayBack = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Retour
    </button>
  );
};

const WayToStudent = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/verifications', { state: { etudiant: '230101' } })}>
      Aller à cet étudiant
    </button>
  );
};

describe('/verifications', () => {
  it('waits for a search, and ignores an empty one', async () => {
    const asked = answer([]);
    const { container } = renderPage(<VerificationsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Vérifications' })).toBeVisible();
    await userEvent.type(box(), '   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(asked).toEqual([]);
    await expectNoAxeViolations(container);
  });

  it('opens the only student by itself, with Enter alone', async () => {
    const asked = answer([aRow()]);
    const { container } = renderPage(<VerificationsPage />);
    await userEvent.type(box(), '230101{Enter}');
    expect(await file()).toHaveFocus();
    expect(asked).toEqual(['?search=230101&by=matricule']);
    for (const fact of ['230101', '14 mars 2005', 'Belge', 'Bachelier, bloc 2']) {
      expect(screen.getAllByText(fact)[0]).toBeVisible();
    }
    expect(await lastSection()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retour aux résultats' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('searches what another page hands over, in no address, and once', async () => {
    const asked = answer([aRow()]);
    renderPage(
      <>
        <WayToStudent />
        <VerificationsPage />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Aller à cet étudiant' }));
    expect(await file()).toBeVisible();
    expect(box()).toHaveValue('230101');
    expect(asked).toEqual(['?search=230101&by=matricule']);
  });

  it('looks in the field that was chosen, otherwise in the one that the words fit', async () => {
    const asked = answer([]);
    renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'd’Hoore');
    expect(screen.getByRole('radio', { name: 'Nom' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Prénom' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
    await screen.findByRole('heading', { name: 'Aucun résultat' });
    expect(asked).toEqual([`?${new URLSearchParams({ search: 'd’Hoore', by: 'prenom' })}`]);
  });

  it('lists several students, moves between them with the arrows and opens one with Enter', async () => {
    answer(THREE);
    const { container } = renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'marie lambert{Enter}');
    expect(await screen.findByRole('heading', { name: /^3\srésultats$/ })).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Voir' });
    expect(buttons[1]).toHaveAccessibleDescription('Marie Lambert 2500012');
    expect(new Set(buttons.map((one) => one.getAttribute('aria-describedby'))).size).toBe(3);
    expect(screen.getByText(/Flèches/)).toBeInTheDocument();
    await waitFor(() => expect(buttons[0]).toHaveFocus());
    await expectNoAxeViolations(container);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(buttons[2]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Marie Lambert' })).toHaveFocus();
    expect(screen.getByText('2500012')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: /^3\srésultats$/ })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Voir' })[1]).toHaveFocus());
  });

  it('opens nobody by an older pick: the search again, and the page left and come back to', async () => {
    answer(THREE);
    const looks: string[] = [];
    network.events.on('request:start', ({ request }) => {
      if (/verifications\/\d+\//.test(request.url)) looks.push(request.url);
    });
    renderPage(<PageWithWayOut />, { routes: { '/ailleurs': <WayBack /> } });
    const searchAgain = async () => {
      await userEvent.clear(box());
      await userEvent.type(box(), 'lam{Enter}');
      expect(await screen.findByRole('heading', { name: /^3\srésultats$/ })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Voir' })).toHaveLength(3);
    };
    await searchAgain();
    await userEvent.click(screen.getAllByRole('button', { name: 'Voir' })[1] ?? document.body);
    expect(await lastSection()).toBeVisible();
    await waitFor(() => expect(looks).toHaveLength(5));
    await searchAgain();
    await userEvent.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
    await searchAgain();
    network.events.removeAllListeners();
    expect(looks).toHaveLength(5);
  });

  it('says how many there are when the list is cut', async () => {
    const rows = Array.from({ length: 50 }, (_, id) => aRow({ InscriptionID: id + 1 }));
    answer(rows, 10_000);
    renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'a{Enter}');
    expect(await screen.findByRole('heading', { name: /^50 premiers résultats sur 10\s000$/ })).toBeVisible();
    expect(screen.getByText(/Précisez la recherche/)).toBeVisible();
  });

  it('says that nobody was found, and « Effacer » starts over', async () => {
    answer([]);
    const { container } = renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'personne{Enter}');
    expect(await screen.findByRole('heading', { name: 'Aucun résultat' })).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(screen.queryByText('Aucun résultat')).not.toBeInTheDocument();
  });

  it('waits behind a skeleton, and never takes a failure for nothing', async () => {
    network.use(http.get(SEARCH, () => HttpResponse.json([])));
    await whileRequestsPending(async () => {
      renderPage(<VerificationsPage />);
      await userEvent.type(box(), 'lambert{Enter}');
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
    network.use(http.get(SEARCH, () => problemAnswer(503, 'Revenez plus tard.')));
    await userEvent.type(box(), '{Enter}');
    expect(await screen.findByText('La recherche n’a pas abouti')).toBeVisible();
    expect(screen.queryByText('Aucun résultat')).not.toBeInTheDocument();
    answer([aRow()]);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await file()).toBeVisible();
    expect(await lastSection()).toBeVisible();
  });

  it('shows the answer to the last search, whichever comes last', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      http.get(SEARCH, async ({ request }) => {
        const isSlow = request.url.includes('lent');
        if (isSlow) await held;
        const Etudiant = isSlow ? 'Paul Lent' : 'Camille Lambert';
        return HttpResponse.json([aRow({ Etudiant }), aRow({ Etudiant, InscriptionID: 99 })]);
      }),
    );
    renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'lent{Enter}');
    await userEvent.clear(box());
    await userEvent.type(box(), 'lambert{Enter}');
    expect(await screen.findAllByText('Camille Lambert')).toHaveLength(2);
    release();
    await act(() => delay(50));
    expect(screen.queryByText('Paul Lent')).not.toBeInTheDocument();
  });

  it('leaves the focus in the box of somebody who types on', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      http.get(SEARCH, async () => {
        await held;
        return HttpResponse.json(THREE);
      }),
    );
    renderPage(<VerificationsPage />);
    await userEvent.type(box(), 'lam{Enter}bert');
    release();
    expect(await screen.findByRole('heading', { name: /^3\srésultats$/ })).toBeVisible();
    expect(box()).toHaveFocus();
  });
});
