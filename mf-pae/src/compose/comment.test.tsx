import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { press, seen } from '../testing/compose';
import PaePage from './pae.page';

const BEGUN = /^Un commentaire commencé n’est pas encore joint/;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Commentaire' }));
const openComment = async () => {
  await press('Commenter');
  return (await dialog()).getByRole('textbox', { name: 'Votre message au gestionnaire de dossier' });
};

describe('the comment', () => {
  it('has its field focused on opening, so that one types at once', async () => {
    renderPage(<PaePage />);
    expect(await openComment()).toHaveFocus();
    await userEvent.keyboard('Bonjour');
    expect((await dialog()).getByRole('textbox')).toHaveValue('Bonjour');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', async () => userEvent.click((await dialog()).getByRole('button', { name: 'Fermer' }))],
  ])('that is left by %s is kept, said to wait, and found again', async (_, leave) => {
    renderPage(<PaePage />);
    await userEvent.type(await openComment(), 'Je travaille');
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(BEGUN)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Commenter' })).toHaveFocus();
    await waitFor(() =>
      expect(seen.drafts.at(-1)).toEqual({
        Contenu: { version: 3, chosen: [1], commentaire: null, mot: 'Je travaille' },
      }),
    );
    expect(await openComment()).toHaveValue('Je travaille');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Enregistrer' }));
    expect(screen.queryByText(BEGUN)).not.toBeInTheDocument();
    await press('Sauvegarder');
    await waitFor(() => expect(seen.sent.at(-1)).toMatchObject({ commentaire: 'Je travaille' }));
  });

  it('is given up by « Annuler » alone', async () => {
    renderPage(<PaePage />);
    await userEvent.type(await openComment(), 'Non');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByText(BEGUN)).not.toBeInTheDocument();
    expect(await openComment()).toHaveValue('');
  });
});
