import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aRow } from '../../testing/examples';
import { blockImports, focusOn, school } from '../../testing/school';
import { QUEUE_TEXTS } from '../../texts/queue';
import { DECISION_TEXTS } from '../../texts/request/decision';
import QueuePage from './queue.page';

const ROWS = [aRow(), aRow({ ID: 13, Nom: 'Moreau', Prenom: 'Nora' }), aRow({ ID: 14, Nom: 'Peeters' })];

const texts = DECISION_TEXTS.batch;

// The code comes once in this file, in its last test: no page of an earlier one is there to fetch it once the line is mended.
let mend = () => {};
afterEach(() => {
  cleanup();
  mend();
});

const listed = () => screen.findByRole('button', { name: /^Lambert/ });

it('says that what was asked by a key did not come, until Escape', async () => {
  mend = blockImports();
  school(ROWS);
  renderPage(<QueuePage />);
  await focusOn(listed());
  await userEvent.keyboard('?');
  expect(await screen.findByText(QUEUE_TEXTS.codeError)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(QUEUE_TEXTS.codeError)).not.toBeInTheDocument();
});

it('has no line of acts for what is ticked, says so, and decides of nothing meanwhile', async () => {
  mend = blockImports();
  const acts = school(ROWS);
  const { container } = renderPage(<QueuePage />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Lambert/ }));
  expect(await screen.findByText(QUEUE_TEXTS.codeError)).toBeVisible();
  await userEvent.keyboard('{Shift>}a{/Shift}z');
  await expectNoAxeViolations(container);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: /Lambert/ })).not.toBeChecked();
  expect(acts).toEqual([]);
});

it('does what was pressed last while its act did not come, once it comes', async () => {
  mend = blockImports();
  school(ROWS);
  renderPage(<QueuePage />);
  await focusOn(listed());
  await userEvent.keyboard('x');
  expect(await screen.findByText(QUEUE_TEXTS.codeError)).toBeVisible();
  await userEvent.keyboard('x');
  mend();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  const bar = within(await screen.findByRole('region', { name: texts.region }));
  expect(bar.getByRole('status')).toHaveTextContent(/^1.demande sélectionnée$/);
  expect(screen.getByRole('checkbox', { name: /Lambert/ })).toBeChecked();
  expect(screen.queryByText(QUEUE_TEXTS.codeError)).not.toBeInTheDocument();
});
