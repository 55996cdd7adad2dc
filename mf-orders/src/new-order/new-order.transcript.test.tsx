import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import { accept, validate } from '../testing/new-order';
import NewOrderPage from './new-order.page';

test('an order, by ear: the conditions, the list, the summary', async () => {
  renderPage(<NewOrderPage />);
  await screen.findByRole('button', { name: "J'accepte les conditions" });
  expect(await transcript()).toMatchSnapshot('conditions');
  await accept();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir – Droit des sociétés' }));
  expect(await transcript()).toMatchSnapshot('list');
  await validate();
  await screen.findByRole('dialog', { name: 'Ma commande en résumé' });
  expect(await transcript()).toMatchSnapshot('summary');
});
