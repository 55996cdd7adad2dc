import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { aRow } from '../../testing/examples';
import { focusOn, school } from '../../testing/school';
import { DECISION_TEXTS } from '../../texts/request/decision';
import QueuePage from './queue.page';

const texts = DECISION_TEXTS.batch;

it('does what is pressed before its acts came, in order, on the rows that had the focus', async () => {
  school([aRow(), aRow({ ID: 13, Nom: 'Moreau' }), aRow({ ID: 14, Nom: 'Peeters' })]);
  renderPage(<QueuePage />);
  await focusOn(screen.findByRole('button', { name: /^Lambert/ }));
  await userEvent.keyboard('x{ArrowDown}{ArrowDown}{Shift>}x{/Shift}{ArrowUp}');
  const bar = within(await screen.findByRole('region', { name: texts.region }));
  expect(bar.getByRole('status')).toHaveTextContent(/^3.demandes sélectionnées$/);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  expect(screen.getByRole('button', { name: /^Moreau/ })).toHaveFocus();
});

it('ticks upwards too, and the next range begins where the last one ended', async () => {
  const rows = ['A', 'B', 'C', 'D'].map((Nom, rank) => aRow({ ID: 20 + rank, Nom }));
  school(rows);
  renderPage(<QueuePage />);
  await focusOn(screen.findByRole('button', { name: /^C,/ }));
  await userEvent.keyboard('x{ArrowUp}{Shift>}x{/Shift}{ArrowUp}{Shift>}x{/Shift}');
  const bar = within(await screen.findByRole('region', { name: texts.region }));
  expect(bar.getByRole('status')).toHaveTextContent(/^3.demandes sélectionnées$/);
  expect(screen.getByRole('checkbox', { name: / D,/ })).not.toBeChecked();
});
