import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { aRow } from '../../testing/examples';
import { blockImports, school } from '../../testing/school';
import { QUEUE_TEXTS } from '../../texts/queue';
import QueuePage from './queue.page';

// The code comes once in this file: the tests stand in their order.
it('says that the panel did not come, decides of nothing unseen, and shows it at « Réessayer »', async () => {
  const mend = blockImports();
  const acts = school([aRow()]);
  renderPage(<QueuePage />);
  const row = await screen.findByRole('button', { name: /^Lambert/ });
  await userEvent.click(row);
  const panel = within(await screen.findByRole('region', { name: QUEUE_TEXTS.opened }));
  expect(await panel.findByText(QUEUE_TEXTS.codeError)).toBeVisible();
  await userEvent.keyboard('a');
  await userEvent.keyboard('{Escape}');
  expect(row).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  mend();
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Camille Lambert' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByText(QUEUE_TEXTS.codeError)).not.toBeInTheDocument();
  expect(acts).toEqual([]);
});

it('shows at once what is opened once the code is there, and the keys by their button', async () => {
  school([aRow()]);
  renderPage(<QueuePage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Lambert/ }));
  expect(await screen.findByRole('button', { name: /^Accepter/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Raccourcis', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Raccourcis du clavier' })).toBeVisible();
});
