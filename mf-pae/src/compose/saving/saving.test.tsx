import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { network, renderPage } from 'shared-auth/testing/remote';
import { answerTo, DRAFT, LEVELS, press, type Sent, seen, unit } from '../../testing/compose';
import PaePage from '../pae.page';

const ENGLISH = 'BGE2-204 Anglais des affaires';
const STUDY = 'BGE2-203 Étude de marché';
const UNSAVED = /^Modifications non sauvegardées/;

let removals = 0;

beforeEach(() => {
  removals = 0;
  network.use(
    http.delete(DRAFT, () => {
      removals += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

/** The server takes every save from now on, and answers none before it is told to. */
const holdSaves = (): (() => void) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  network.use(
    http.post(LEVELS, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      await isReleased;
      return HttpResponse.json(answerTo(sent, { Version: 4 }));
    }),
  );
  return release;
};

const isSaved = () =>
  waitFor(() => expect(seen.notices.at(-1)).toMatchObject({ title: 'Sauvegarde réussie !' }));

describe('a save', () => {
  it('of all that stands ends its draft', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    await waitFor(() => expect(seen.drafts).toHaveLength(1));
    await press('Sauvegarder');
    await waitFor(() => expect(removals).toBe(1));
    expect(seen.drafts).toHaveLength(1);
  });

  it('leaves a choice made while it runs unsaved, and kept from the version that it made', async () => {
    renderPage(<PaePage />);
    await userEvent.click(await unit(ENGLISH));
    await waitFor(() => expect(seen.sent).toHaveLength(1));
    const release = holdSaves();
    await press('Sauvegarder');
    await userEvent.click(await unit(STUDY));
    release();
    await isSaved();
    expect(await unit(STUDY)).toBeChecked();
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    await waitFor(() =>
      expect(seen.drafts.at(-1)).toEqual({
        Contenu: { version: 4, chosen: [1, 4, 3], commentaire: null },
      }),
    );
    expect(removals).toBe(0);
  });
});
