import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { decideItem, deskItem } from 'shared-contract/gestion/endpoints';
import { anItem, aRow } from '../../testing/examples';
import { school } from '../../testing/school';
import { DECISION_TEXTS } from '../../texts/request/decision';
import QueuePage from '../queue/queue.page';

const CAMILLE = aRow();
const row = (name: RegExp) => screen.findByRole('button', { name });
const opened = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a refusal', () => {
  it('asks for a reason to refuse, which a template gives', async () => {
    const acts = school([CAMILLE]);
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await userEvent.click(await screen.findByRole('button', { name: /^Refuser…/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: DECISION_TEXTS.of.document.refusal.confirm }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Dites pourquoi/);
    expect(acts).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^Illisible/ }));
    await userEvent.keyboard('2');
    expect(dialog.getByRole('textbox')).toHaveDisplayValue(/page/);
    await userEvent.keyboard('1');
    // What was written by hand is not taken away by a figure.
    await userEvent.type(dialog.getByRole('textbox'), ' Même recadrée.');
    await userEvent.tab();
    await userEvent.keyboard('2');
    expect(dialog.getByRole('textbox')).toHaveDisplayValue(/Même recadrée\.$/);
    await userEvent.click(dialog.getByRole('button', { name: DECISION_TEXTS.of.document.refusal.confirm }));
    await waitFor(() =>
      expect(acts).toEqual([
        [
          'document',
          '12',
          expect.objectContaining({ Issue: 'refuse', Texte: expect.stringMatching(/flou/) }),
        ],
      ]),
    );
  });

  it('keeps what was written when it could not be sent, and when somebody else was first', async () => {
    school([CAMILLE]);
    let isAsked = false;
    network.use(
      http.post(apiUrl(decideItem), () => {
        isAsked = true;
        return problemAnswer(503, 'Revenez plus tard.');
      }),
    );
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await userEvent.click(await screen.findByRole('button', { name: /^Refuser…/ }));
    const words = within(screen.getByRole('dialog')).getByRole('textbox');
    await userEvent.type(words, 'Une autre photo.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const send = screen.getByRole('button', { name: DECISION_TEXTS.of.document.refusal.confirm });
    await waitFor(() => expect(isAsked).toBe(true));
    await waitFor(() => expect(send).toBeEnabled());
    expect(words).toHaveValue('Une autre photo.');
    network.use(
      http.post(apiUrl(decideItem), () => problemAnswer(409, 'Demande déjà acceptée par secretariat.')),
      respondWith(deskItem, { ...anItem(CAMILLE), Attend: false }),
    );
    await userEvent.click(send);
    await waitFor(() => expect(send).toBeDisabled());
    expect(words).toHaveValue('Une autre photo.');
  });

  it('sends the refusal from its field by Ctrl and Enter, once it says why, and tells so in the keys', async () => {
    const acts = school([CAMILLE]);
    renderPage(<QueuePage />);
    await userEvent.click(await row(/Lambert/));
    await waitFor(async () => expect(await opened('Camille Lambert')).toHaveFocus());
    await userEvent.keyboard('?');
    const keys = await screen.findByRole('dialog');
    expect(within(keys).getByText(/^Ctrl.Entrée$/)).toBeVisible();
    await userEvent.keyboard('{Escape}r');
    const words = within(await screen.findByRole('dialog', { name: /^Refuser/ })).getByRole('textbox');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(words).toHaveFocus();
    expect(words).toHaveAccessibleDescription(/Dites pourquoi/);
    await userEvent.keyboard('Illisible.{Enter}Une autre photo.');
    expect(acts).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(acts).toHaveLength(1));
    expect(acts).toEqual([
      ['document', '12', expect.objectContaining({ Issue: 'refuse', Texte: 'Illisible.\nUne autre photo.' })],
    ]);
  });
});
