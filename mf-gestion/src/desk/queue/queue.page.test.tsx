import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { acceptItems, decideItem, deskItem, deskQueue } from 'shared-contract/gestion/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import manifest from '../../../portal.json';
import remote from '../../remote';
import { anItem, aQueue, aRow } from '../../testing/examples';
import { focusOn, school } from '../../testing/school';
import { QUEUE_TEXTS } from '../../texts/queue';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { ITEM_TEXTS } from '../../texts/request/item';
import QueuePage from './queue.page';

const CAMILLE = aRow();
const HUGO = aRow({
  Genre: 'absence',
  ID: 7,
  Nom: 'Delvaux',
  Prenom: 'Hugo',
  Objet: 'Absence du 9 novembre',
});

const NORA = aRow({ ID: 13, Nom: 'Moreau', Prenom: 'Nora' });
const LENA = aRow({ ID: 14, Nom: 'Peeters', Prenom: 'Lena' });

const texts = DECISION_TEXTS.batch;

const row = (name: RegExp) => screen.findByRole('button', { name });
const opened = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('/gestion', () => {
  it('lists what waits, with counts and ages, and says what is late', async () => {
    school([CAMILLE, HUGO]);
    const { container } = renderPage(<QueuePage />);
    expect(await row(/Lambert, Camille.*Carte d’identité.*depuis 8.jours, en retard$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Absences/ })).toHaveTextContent('1');
    await expectNoAxeViolations(container);
  });

  it('tells two students of one name apart', async () => {
    const other = aRow({ ID: 15, EtudiantMatricule: '230199' });
    school([CAMILLE, other, HUGO]);
    renderPage(<QueuePage />);
    expect(await row(new RegExp(`Lambert, Camille \\(${CAMILLE.EtudiantMatricule}\\)`))).toBeVisible();
    expect(await row(/Lambert, Camille \(230199\)/)).toBeVisible();
    expect(await row(/Delvaux, Hugo(?! \()/)).toBeVisible();
  });

  it('is worked through by keyboard: arrow, Enter, A, and the next one opens', async () => {
    const acts = school([CAMILLE, HUGO]);
    renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('{ArrowDown}');
    expect(await row(/Delvaux/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect(await opened('Camille Lambert')).toHaveFocus());
    await userEvent.keyboard('a');
    expect(await opened('Hugo Delvaux')).toBeVisible();
    expect(acts).toEqual([
      ['document', '12', { Issue: 'accepte', Texte: null, DocumentID: null, Version: null, Delai: null }],
    ]);
    expect(screen.queryByRole('button', { name: /Lambert/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Annuler/ })).toBeVisible();
  });

  it('takes the decision back by Z, and the request waits again', async () => {
    school([CAMILLE]);
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await userEvent.click(await screen.findByRole('button', { name: /^Accepter/ }));
    await waitFor(() => expect(screen.getByText(QUEUE_TEXTS.doneTitle)).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: /^Annuler/ }));
    expect(await row(/Lambert/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument();
  });

  it('hears Z while the next request is still read, for the file holds the focus', async () => {
    const acts = school([CAMILLE, HUGO]);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    network.use(
      http.get(apiUrl(deskItem), async ({ params }) => {
        if (params['id'] === String(HUGO.ID)) await late;
        return HttpResponse.json(anItem(CAMILLE));
      }),
    );
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await waitFor(async () => expect(await opened('Camille Lambert')).toHaveFocus());
    await userEvent.keyboard('a');
    expect(await screen.findByRole('button', { name: /^Annuler/ })).toBeEnabled();
    expect(acts).toHaveLength(1);
    expect(screen.getByRole('region', { name: QUEUE_TEXTS.opened })).toHaveFocus();
    await userEvent.keyboard('z');
    await waitFor(() => expect(acts).toEqual([]));
    answer();
  });

  it('leaves the focus to who went elsewhere while a request was still read', async () => {
    school([CAMILLE, HUGO]);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    network.use(
      http.get(apiUrl(deskItem), async () => {
        await late;
        return HttpResponse.json(anItem(CAMILLE));
      }),
    );
    renderPage(<QueuePage />);
    const next = await row(/Delvaux/);
    await userEvent.click(await row(/Lambert/));
    await userEvent.keyboard('{ArrowDown}');
    answer();
    expect(await opened('Camille Lambert')).toBeVisible();
    expect(next).toHaveFocus();
  });

  it('types letters in the search, and does not act by them', async () => {
    const acts = school([CAMILLE]);
    renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('/');
    const box = screen.getByRole('searchbox', { name: QUEUE_TEXTS.search });
    expect(box).toHaveFocus();
    await userEvent.keyboard('aza');
    expect(box).toHaveValue('aza');
    expect(acts).toEqual([]);
  });

  it('reads a request again that somebody else decided, and keeps it open', async () => {
    const acts = school([CAMILLE]);
    network.use(
      http.post(apiUrl(decideItem), () => {
        acts.push(['document', '12', null]);
        return problemAnswer(409, 'Demande déjà acceptée par secretariat.');
      }),
    );
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await userEvent.click(await screen.findByRole('button', { name: /^Accepter/ }));
    expect(await screen.findByText(ITEM_TEXTS.decided)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accepter/ })).not.toBeInTheDocument();
  });

  it('accepts several of a kind by keyboard, and takes all of them back', async () => {
    const acts = school([CAMILLE, NORA, HUGO, LENA]);
    const { container } = renderPage(<QueuePage />);
    await focusOn(row(/Lambert/));
    await userEvent.keyboard('x{ArrowDown}{ArrowDown}{ArrowDown}{Shift>}x{/Shift}');
    const bar = within(await screen.findByRole('region', { name: texts.region }));
    expect(bar.getByRole('status')).toHaveTextContent(/^3.demandes sélectionnées$/);
    expect(screen.getByRole('checkbox', { name: /Delvaux/ })).toBeDisabled();
    await expectNoAxeViolations(container);
    await userEvent.keyboard('{Shift>}a{/Shift}');
    expect(await screen.findByText(/^3.documents acceptés$/)).toBeVisible();
    expect(acts).toEqual(['12', '13', '14'].map((id) => ['document', id, 'accepte']));
    expect(screen.queryByRole('region', { name: texts.region })).not.toBeInTheDocument();
    expect(await row(/Delvaux/)).toBeVisible();
    await userEvent.keyboard('z');
    expect(await row(/Lambert/)).toBeVisible();
    expect(acts).toEqual([]);
  });

  it('does nothing by Shift and A while nothing is ticked, and Escape unticks', async () => {
    const acts = school([CAMILLE]);
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await waitFor(async () => expect(await opened('Camille Lambert')).toHaveFocus());
    await userEvent.keyboard('{Shift>}a{/Shift}');
    await userEvent.keyboard('{Escape}x');
    expect(await screen.findByRole('checkbox', { name: /Lambert/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('checkbox', { name: /Lambert/ })).not.toBeChecked();
    expect(acts).toEqual([]);
  });

  it('tells by name what a colleague decided first', async () => {
    school([CAMILLE, NORA]);
    const why = 'Demande déjà acceptée par admin, 23 novembre 2026.';
    network.use(
      http.post(apiUrl(acceptItems), () =>
        HttpResponse.json({
          Resultats: [
            { ID: 12, DecisionID: 5, Refus: null },
            { ID: 13, DecisionID: null, Refus: why },
          ],
          Prevenus: 1,
          DelaiSecondes: 10,
        }),
      ),
    );
    renderPage(<QueuePage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Lambert/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Moreau/ }));
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('checkbox', { name: /Lambert/ })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: /^Accepter/ }));
    expect(
      await screen.findByText(/^Moreau, Nora, Carte d’identité.: Demande déjà acceptée par admin/),
    ).toBeVisible();
    expect(screen.getByText(/^1.document accepté$/)).toBeVisible();
  });

  it('says that nothing waits, and what failed', async () => {
    network.use(respondWith(deskQueue, aQueue([])));
    const empty = renderPage(<QueuePage />);
    expect(await screen.findByText(QUEUE_TEXTS.doneTitle)).toBeVisible();
    empty.unmount();
    network.use(http.get(apiUrl(deskQueue), () => problemAnswer(403, 'Réservé.')));
    renderPage(<QueuePage />);
    expect(await screen.findByText(QUEUE_TEXTS.error)).toBeVisible();
  });

  it('opens every path that portal.json declares, and no other', () => {
    expect(Object.keys(remote.screens)).toEqual(manifest.screens.map(({ path }) => path));
  });
});
