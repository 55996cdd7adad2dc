import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { hasRecentOrder, listedSupports, placeOrder } from 'shared-contract/orders/endpoints';
import { aSupport } from '../testing/examples';
import { validate } from '../testing/new-order';
import NewOrderPage from './new-order.page';

const field = () => screen.queryByRole<HTMLInputElement>('spinbutton', { name: /^Quantité – Compta/ });
const accept = () => screen.queryByRole('button', { name: "J'accepte les conditions" });

/** The conditions are accepted anew at each visit. */
const begin = async () => {
  const button = accept();
  if (button) await userEvent.click(button);
};

describe('/commandes/new', () =>
  testDraftPersistence({
    screen: 'CommandeSyllabus',
    write: placeOrder,
    value: ':3',
    reads: () => [
      http.get(apiUrl(listedSupports), () => HttpResponse.json([aSupport()])),
      http.get(apiUrl(hasRecentOrder), () => HttpResponse.json(false)),
    ],
    answer: () => ({
      CommandeID: 7,
      CommandeVCS: '+++126/0000/00777+++',
      CommandeMontantSyllabus: 2900,
      CommandeMontantDisplay: '29,00 €',
      Recu: { Numero: 'R-2026-000007', Date: '2026-11-21T09:00:00Z' },
    }),
    open: () =>
      renderPage(<NewOrderPage />, {
        at: '/commandes/new',
        path: '/commandes/new',
        routes: { '/commandes': <p>Mes commandes</p> },
      }),
    isThere: () => accept() !== null,
    fill: async () => {
      await begin();
      fireEvent.change(field() ?? document.body, { target: { value: '3' } });
    },
    send: async () => {
      await cancelAct();
      await validate();
      await confirmAct();
    },
  }));
