import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { deskQueue, takeBack } from 'shared-contract/gestion/endpoints';
import { aQueue, aRow } from '../../testing/examples';
import { focusOn, school } from '../../testing/school';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { ITEM_TEXTS } from '../../texts/request/item';
import QueuePage from './queue.page';

const CAMILLE = aRow();
const NORA = aRow({ ID: 13, Nom: 'Moreau', Prenom: 'Nora' });
const LENA = aRow({ ID: 14, Nom: 'Peeters', Prenom: 'Lena' });

const row = (name: RegExp) => screen.findByRole('button', { name });
const opened = (name: string) => screen.findByRole('heading', { level: 2, name });
/** A promise, and what resolves it. */
const toCome = () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { coming, come: () => come() };
};

const undo = () => screen.findByRole('button', { name: /^Annuler/ });

it('goes on by S and back by P without deciding, from the file and from the list', async () => {
  const acts = school([CAMILLE, NORA, LENA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await waitFor(async () => expect(await opened('Camille Lambert')).toHaveFocus());
  expect(screen.getByText(ITEM_TEXTS.place(1, 3))).toBeVisible();
  await userEvent.keyboard('s');
  await waitFor(async () => expect(await opened('Nora Moreau')).toHaveFocus());
  await focusOn(row(/^Lambert/));
  await userEvent.keyboard('s');
  await waitFor(async () => expect(await opened('Lena Peeters')).toHaveFocus());
  // The last: nothing follows, and the button says so.
  await userEvent.keyboard('s');
  expect(await opened('Lena Peeters')).toBeVisible();
  expect(screen.getByRole('button', { name: DECISION_TEXTS.skip })).toHaveAccessibleDescription(
    DECISION_TEXTS.isLast,
  );
  await userEvent.keyboard('p');
  expect(await opened('Nora Moreau')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: ITEM_TEXTS.previous(true) }));
  expect(await opened('Camille Lambert')).toBeVisible();
  expect(acts).toEqual([]);
});

it('says one outcome at a time, and leaves the focus in sight', async () => {
  school([CAMILLE, NORA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await userEvent.click(await row(/^Accepter/));
  expect(await opened('Nora Moreau')).toBeVisible();
  await userEvent.click(await undo());
  expect(await screen.findByText(/^Décision annulée/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).not.toBeInTheDocument();
  expect(await opened('Nora Moreau')).toHaveFocus();
  await userEvent.keyboard('a');
  expect(await undo()).toBeVisible();
  expect(screen.queryByText(/^Décision annulée/)).not.toBeInTheDocument();
});

it('stops by Tab at the row that had the focus last, and goes from box to box by arrows', async () => {
  school([CAMILLE, NORA, aRow({ ID: 15, EtudiantMatricule: '230199' })]);
  renderPage(<QueuePage />);
  await focusOn(row(/^Lambert, Camille \(230101\)/));
  await userEvent.keyboard('{ArrowDown}');
  expect(await row(/^Moreau/)).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('checkbox', { name: /Moreau/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown} ');
  // Namesakes are told apart on their boxes too.
  expect(screen.getByRole('checkbox', { name: /Lambert, Camille \(230199\)/ })).toBeChecked();
  const bar = within(await screen.findByRole('region', { name: DECISION_TEXTS.batch.region }));
  expect(bar.getByRole('status')).toHaveTextContent(/^1.demande sélectionnée$/);
});

it('stays with what was opened while the list was read again after a decision', async () => {
  school([CAMILLE, NORA, LENA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await opened('Camille Lambert');
  const list = toCome();
  network.use(
    http.get(apiUrl(deskQueue), async () => {
      await list.coming;
      return HttpResponse.json(aQueue([NORA, LENA]));
    }),
  );
  await userEvent.click(await row(/^Accepter/));
  await undo();
  await userEvent.click(await row(/^Peeters/));
  await opened('Lena Peeters');
  list.come();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Lambert/ })).not.toBeInTheDocument());
  expect(await opened('Lena Peeters')).toBeVisible();
});

it('refuses by R at once after what was taken back, while the list is read again', async () => {
  school([CAMILLE, NORA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await userEvent.click(await row(/^Accepter/));
  await waitFor(async () => expect(await opened('Nora Moreau')).toHaveFocus());
  const list = toCome();
  network.use(
    http.get(apiUrl(deskQueue), async () => {
      await list.coming;
      return HttpResponse.json(aQueue([CAMILLE, NORA]));
    }),
  );
  await userEvent.keyboard('z');
  expect(await screen.findByText(/^Décision annulée/)).toBeVisible();
  expect(await opened('Nora Moreau')).toHaveFocus();
  await userEvent.keyboard('r');
  expect(await screen.findByRole('dialog')).toBeVisible();
  list.come();
  expect(await row(/^Lambert/)).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('lets what was decided while an undo was on its way be taken back in its turn', async () => {
  school([CAMILLE, NORA, LENA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await userEvent.click(await row(/^Accepter/));
  await waitFor(async () => expect(await opened('Nora Moreau')).toHaveFocus());
  const answer = toCome();
  network.use(
    http.delete(apiUrl(takeBack), async () => {
      await answer.coming;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await userEvent.keyboard('z');
  await userEvent.keyboard('a');
  expect(await screen.findByText(/Nora Moreau.: /)).toBeVisible();
  answer.come();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Annuler/ })).toBeEnabled());
  expect(screen.getByText(/Nora Moreau.: /)).toBeVisible();
  expect(screen.queryByText(/^Décision annulée/)).not.toBeInTheDocument();
});

it('leaves what is written of a request that was taken back, when the list comes after its first decision', async () => {
  school([CAMILLE, NORA]);
  renderPage(<QueuePage />);
  await userEvent.click(await row(/^Lambert/));
  await opened('Camille Lambert');
  const list = toCome();
  network.use(
    http.get(apiUrl(deskQueue), async () => {
      await list.coming;
      return HttpResponse.json(aQueue([CAMILLE, NORA, LENA]));
    }),
  );
  await userEvent.click(await row(/^Accepter/));
  await userEvent.click(await undo());
  expect(await screen.findByText(/^Décision annulée/)).toBeVisible();
  await userEvent.click(await row(/^Lambert/));
  await waitFor(async () => expect(await row(/^Refuser/)).toBeEnabled());
  await userEvent.keyboard('r');
  await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Illisible.');
  list.come();
  expect(await row(/^Peeters/)).toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('Illisible.');
});
