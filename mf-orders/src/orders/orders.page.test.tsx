import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import {
  anEventsAccess,
  apiUrl,
  aSession,
  findBindingDialog,
  fullAccess,
  problemAnswer,
  respondWith,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { NO_EVENTS } from 'shared-contract';
import type { Order } from 'shared-contract/orders/answers';
import { askIntervention, orderLines, orders, saleConditions } from 'shared-contract/orders/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aLine, anOrder, someSaleConditions } from '../testing/examples';
import OrdersPage from './orders.page';

const LIST = apiUrl(orders);
const LINES = apiUrl(orderLines);
const INTERVENTION = apiUrl(askIntervention);

const answer = (...list: Order[]) =>
  network.use(
    http.get(LIST, () => HttpResponse.json(list)),
    respondWith(saleConditions, someSaleConditions()),
    http.get(LINES, () => HttpResponse.json([aLine({ LigneCommandeQuantite: 2 })])),
  );

/** The sale is open, unless the session says otherwise. */
const openPage = (session = aSession({ events: anEventsAccess(['AccesCommande']) })) =>
  renderPage(<OrdersPage />, { session });

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article')!);
};

describe('/commandes', () => {
  it('waits behind a skeleton', async () => {
    network.use(http.get(LIST, () => HttpResponse.json([])));
    await whileRequestsPending(async () => {
      openPage();
      expect(screen.getByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('says how to begin when there is no order', async () => {
    answer();
    const { container } = openPage();
    expect(await screen.findByRole('heading', { name: 'Aucune commande' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nouvelle commande' })).toHaveAttribute('href', '/commandes/new');
    await expectNoAxeViolations(container);
  });

  it('says that the call failed and asks again on « Réessayer »', async () => {
    network.use(http.get(LIST, () => problemAnswer(403, 'La vente est terminée.'), { once: true }));
    const { container } = openPage();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    await expectNoAxeViolations(container);
    answer(anOrder());
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Commande du 20 novembre 2026' })).toBeVisible();
  });

  it('shows an unpaid order with its lines, how to pay it and its QR code', async () => {
    answer(anOrder());
    const { container } = openPage();
    const card = await cardOf('Commande du 20 novembre 2026');
    expect(card.getByText('Impayée')).toBeVisible();
    expect(card.getAllByText(/impayée|attendu/i)).toHaveLength(1);
    expect(card.getByText('BE68 5390 0754 7034')).toBeVisible();
    expect(card.getByText('+++126/0000/01272+++')).toBeVisible();
    expect(await card.findByRole('img', { name: 'QR code de paiement' })).toBeVisible();
    const row = await card.findByRole('row', { name: /Comptabilité analytique/ });
    expect(within(row).getByText('29,00 €')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('names the payment of each of two unpaid orders after its order', async () => {
    answer(anOrder(), anOrder({ CommandeID: 13, CommandeDisplay: 'Commande du 21 novembre 2026' }));
    openPage();
    expect(await screen.findByRole('region', { name: /commande n°\s12$/ })).toBeVisible();
    expect(screen.getByRole('region', { name: /commande n°\s13$/ })).toBeVisible();
  });

  it('keeps orders and payment references after the sale, and offers no order and no intervention', async () => {
    answer(anOrder({ EstBoursier: true, Message: null, CommandeMontantSyllabus: 2900 }));
    const { container } = openPage(aSession());
    const card = await cardOf('Commande du 20 novembre 2026');
    expect(card.getByText('+++126/0000/01272+++')).toBeVisible();
    expect(screen.getByText('Les commandes sont fermées pour le moment')).toBeVisible();
    expect(
      screen.getByText(/La période est terminée\. Terminé depuis le 15\snovembre à 18\sh\./),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nouvelle commande' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Demander une intervention/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('does not call a sale closed whose window could not be read', async () => {
    answer(anOrder());
    openPage(aSession({ events: NO_EVENTS, failures: ['events'] }));
    expect(await cardOf('Commande du 20 novembre 2026')).toBeTruthy();
    expect(screen.queryByText('Les commandes sont fermées pour le moment')).not.toBeInTheDocument();
  });

  it('shows deposit and balance, and says when the deposit came in', async () => {
    const order = { CommandeAcompte: 514, CommandeSolde: 2056, CommandeSoldeEcheance: '2027-09-11' };
    answer(anOrder({ ...order, CommandeMontantPaye: 514, CommandeAcompteRecu: true }));
    openPage();
    const card = await cardOf('Commande du 20 novembre 2026');
    expect(card.getAllByText('Acompte reçu').length).toBeGreaterThan(0);
    expect(card.getByText('Impayée')).toBeVisible();
    expect(card.getByText('5,14 €')).toBeVisible();
    expect(card.getAllByText('20,56 €')).toHaveLength(2);
    expect(card.getByText('au plus tard le 11 septembre 2027')).toBeVisible();
  });

  it('folds a paid order that asks for nothing, and reads its lines when it is unfolded', async () => {
    const paid = { CommandePaye: true, CommandeMontantPaye: 2570, CommandeDatePaiement: '2026-11-21' };
    answer(anOrder({ ...paid, Message: 'Demande traitée.' }));
    let reads = 0;
    network.events.on('request:start', ({ request }) => {
      if (request.url.includes('Commandes01')) reads += 1;
    });
    const { container } = openPage();
    const card = await cardOf('Commande du 20 novembre 2026');
    expect(card.getByText('Payée')).toBeVisible();
    expect(card.getByText('25,70 €')).toBeVisible();
    expect(card.queryByRole('region', { name: /^Paiement/ })).not.toBeInTheDocument();
    expect(reads).toBe(0);
    await userEvent.click(card.getByRole('heading'));
    expect(await card.findByRole('row', { name: /Comptabilité analytique/ })).toBeVisible();
    expect(card.getByText('Commande n° 12, payée le 21 novembre 2026')).toBeVisible();
    expect(card.getByText('Demande traitée.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps a paid order open for which an intervention may be asked', async () => {
    answer(anOrder({ CommandePaye: true, CommandeMontantPaye: 2570, CommandeDatePaiement: '2026-11-21' }));
    openPage();
    const card = await cardOf('Commande du 20 novembre 2026');
    expect(card.getByText('Payée le 21 novembre 2026')).toBeVisible();
    expect(card.getByRole('button', { name: /^Demander une intervention/ })).toBeVisible();
  });

  it.each([
    [[false], 'Une commande est à payer.'],
    [[false, true, true], 'Une commande est à payer, deux sont réglées.'],
    [[false, false, true], 'Deux commandes sont à payer, une est réglée.'],
    [[true], 'Toutes vos commandes sont réglées.'],
  ])('says in one way what is to pay: %p', async (paid, lead) => {
    answer(...paid.map((CommandePaye, rank) => anOrder({ CommandeID: rank + 1, CommandePaye })));
    openPage();
    expect(await screen.findByText(lead)).toBeVisible();
  });

  it('copies account and reference', async () => {
    answer(anOrder());
    openPage();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copier le numéro de compte' }));
    await user.click(screen.getByRole('button', { name: 'Copier la communication structurée' }));
    expect(write.mock.calls).toEqual([['BE68539007547034'], ['+++126/0000/01272+++']]);
    expect(await screen.findAllByText('Copié')).not.toHaveLength(0);
  });

  it('copies all that a transfer asks for at once', async () => {
    answer(anOrder());
    openPage();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Tout copier' }));
    expect(write.mock.calls[0]?.[0]?.split('\n')).toEqual([
      'Bénéficiaire\u00a0: Haute École du Parc ASBL',
      'Compte de l’école\u00a0: BE68\u00a05390\u00a00754\u00a07034',
      'Montant\u00a0: 25,70\u00a0€',
      'Communication\u00a0: +++126/0000/01272+++',
    ]);
    expect(await screen.findAllByText('Compte, montant et communication copiés')).not.toHaveLength(0);
  });

  it.each([[{ EstBoursier: false }], [{ Message: 'Refusée' }], [{ CommandeMontantSyllabus: 0 }]])(
    'offers no intervention with %p',
    async (change) => {
      answer(anOrder(change));
      openPage();
      await cardOf('Commande du 20 novembre 2026');
      expect(screen.queryByRole('button', { name: /Demander une intervention/ })).not.toBeInTheDocument();
    },
  );

  it('asks for an intervention, once', async () => {
    answer(anOrder());
    const asked: unknown[] = [];
    network.use(
      http.post(INTERVENTION, async ({ request }) => {
        asked.push(await request.json());
        answer(anOrder({ Message: 'Votre demande est correctement enregistrée.' }));
        return HttpResponse.json({ CommandeID: 12, Date: '2026-11-21T09:00:00Z', Message: 'ok' });
      }),
    );
    const { container } = openPage();
    const ask = await screen.findByRole('button', { name: /^Demander une intervention/ });
    await userEvent.click(ask);
    const dialog = await findBindingDialog(/Demander une intervention/);
    expect(dialog.getByText(/ne se retire plus ici/)).toBeVisible();
    expect(asked).toEqual([]);
    await whileRequestsPending(() => userEvent.dblClick(dialog.getByRole('button', { name: 'Confirmer' })));
    const answered = await screen.findByText('Votre demande est correctement enregistrée.');
    expect(answered).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(answered));
    expect(screen.queryByRole('button', { name: /Demander une intervention/ })).not.toBeInTheDocument();
    expect(asked).toEqual([{ CommandeID: 12 }]);
    await expectNoAxeViolations(container);
  });

  it('is read-only for staff who look at the student', async () => {
    const access = fullAccess().map((right) => ({ ...right, Create: false }));
    answer(anOrder());
    openPage(aSession({ access, events: anEventsAccess(['AccesCommande']) }));
    await cardOf('Commande du 20 novembre 2026');
    expect(screen.queryByRole('link', { name: 'Nouvelle commande' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Demander une intervention/ })).not.toBeInTheDocument();
  });

  it('keeps older orders behind a button', async () => {
    const days = Array.from({ length: 10 }, (_, rank) => rank + 1);
    answer(...days.map((CommandeID) => anOrder({ CommandeID, CommandeDisplay: `Commande ${CommandeID}` })));
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Voir les 2 commandes plus anciennes' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  });
});
