import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { orderLines, orders } from 'shared-contract/orders/endpoints';
import NewOrderPage from './new-order/new-order.page';
import OrdersPage from './orders/orders.page';
import { anOrder } from './testing/examples';
import { accept, confirm, quantity, succeed, validate } from './testing/new-order';

describe('a placed order', () => {
  it('stands in the list at once, however short ago the list was read', async () => {
    const list = [anOrder({ CommandeID: 6 })];
    network.use(
      http.get(apiUrl(orders), () => HttpResponse.json(list)),
      http.get(apiUrl(orderLines), () => HttpResponse.json([])),
      succeed(),
    );
    renderPage(<OrdersPage />, {
      at: '/commandes',
      path: '/commandes',
      session: aSession({ events: anEventsAccess(['AccesCommande']) }),
      routes: { '/commandes/new': <NewOrderPage /> },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Nouvelle commande' }));
    await accept();
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}');
    await validate();
    list.unshift(anOrder({ CommandeID: 7, CommandeVCS: '+++126/0000/00777+++' }));
    await confirm();
    expect(await screen.findByText('+++126/0000/00777+++')).toBeVisible();
    expect(screen.getByText('Votre commande est enregistrée').closest('[data-arrival]')).toHaveFocus();
  });

  it('without an e-mail address says that none goes', async () => {
    network.use(
      http.get(apiUrl(orders), () => HttpResponse.json([anOrder({ CommandeID: 7 })])),
      http.get(apiUrl(orderLines), () => HttpResponse.json([])),
      succeed({ SansAdresse: true }),
    );
    renderPage(<NewOrderPage />, {
      at: '/commandes/new',
      path: '/commandes/new',
      session: aSession({ events: anEventsAccess(['AccesCommande']) }),
      routes: { '/commandes': <OrdersPage /> },
    });
    await accept();
    await userEvent.type(quantity('Comptabilité analytique'), '{ArrowUp}');
    await validate();
    await confirm();
    expect(await screen.findByText(/^Aucun e-mail ne part/)).toBeVisible();
    expect(screen.queryByText(/vous a été envoyé/)).not.toBeInTheDocument();
  });
});
