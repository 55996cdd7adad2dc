import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { setLetterKeys } from 'shared-ui/letter-keys';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aRow } from '../../testing/examples';
import { school } from '../../testing/school';
import { DESK_TEXTS } from '../../texts/desk';
import { KEYS_TEXTS, UNDO_TEXTS } from '../../texts/queue-keys';
import QueuePage from '../queue/queue.page';

afterEach(() => {
  localStorage.clear();
  setLetterKeys(true);
});

const openKeys = async () => {
  await userEvent.click(await screen.findByRole('button', { name: DESK_TEXTS.keys }));
  return within(await screen.findByRole('dialog', { name: KEYS_TEXTS.title }));
};

it('turns single letters off for good, and no button says one any more', async () => {
  school([aRow()]);
  const { container } = renderPage(<QueuePage />);
  await userEvent.click(await screen.findByRole('button', { name: /^Lambert/ }));
  expect(await screen.findByRole('button', { name: /^Accepter/ })).toHaveAttribute('aria-keyshortcuts', 'a');
  const dialog = await openKeys();
  await userEvent.click(dialog.getByRole('switch', { name: KEYS_TEXTS.letters }));
  expect(dialog.getByRole('switch', { name: KEYS_TEXTS.letters })).not.toBeChecked();
  await expectNoAxeViolations(container);
  await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
  const accept = await screen.findByRole('button', { name: /^Accepter/ });
  await waitFor(() => expect(accept).not.toHaveAttribute('aria-keyshortcuts'));
  expect(accept).toHaveTextContent(/^Accepter$/);
  expect(localStorage).toHaveLength(1);
});

it('gives more time to take decisions back, for this one and the next', async () => {
  const acts = school([aRow(), aRow({ ID: 13, Nom: 'Moreau', Prenom: 'Nora' })]);
  renderPage(<QueuePage />);
  const dialog = await openKeys();
  const choices = within(dialog.getByRole('group', { name: UNDO_TEXTS.title }));
  expect(choices.getByRole('radio', { name: /^10.s$/ })).toBeChecked();
  await userEvent.click(choices.getByRole('radio', { name: /^3.min$/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: /^Lambert/ }));
  expect(await screen.findByText(/recevra un e-mail 3.min après votre décision/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Accepter/ }));
  await waitFor(() => expect(acts).toEqual([['document', '12', expect.objectContaining({ Delai: 180 })]]));
});
