import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link } from 'shared-router';
import { Dialog } from '../dialog/dialog';
import { Menu } from '../menu/menu';
import { PortalProvider } from '../theme/portal-provider';
import { toast } from './toast';
import { ToastRegion } from './toast-region';
import { dismissToast, readToasts } from './toast-store';

const region = () => screen.getByRole('region', { name: 'Messages' });
const say = (...message: Parameters<typeof toast.show>) => act(() => toast.show(...message));
const FAILED = { tone: 'error', title: 'Choisissez un groupe.' } as const;
const SAVED = { tone: 'success', title: 'Sauvegarde réussie !' } as const;

const Screen = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BrowserRouter>
      <Link to="/desktop">Accueil</Link>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ouvrir
      </button>
      <Menu
        label="Menu du compte"
        trigger="Camille"
        items={[{ label: 'Reçus', icon: 'x', onSelect: () => {} }]}
      />
      <Dialog isOpen={isOpen} title="Un contact" onClose={() => setIsOpen(false)}>
        <p>Une adresse</p>
      </Dialog>
      <ToastRegion />
    </BrowserRouter>
  );
};

beforeEach(() => {
  window.history.replaceState(null, '', '/groupes');
  render(<Screen />, { wrapper: PortalProvider });
});

afterEach(() => {
  act(() => {
    for (const { id } of readToasts()) dismissToast(id);
  });
  jest.restoreAllMocks();
});

describe('the messages of an act', () => {
  it('are one: the next outcome takes the place of the last, and the same error is not there twice', () => {
    say('groupes', FAILED);
    say('groupes', FAILED);
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    say('groupes', SAVED);
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
    expect(region()).not.toHaveTextContent('Choisissez');
  });

  it('go where a panel of the page says it', () => {
    say('groupes', { tone: 'pending', title: 'Sauvegarde en cours..' });
    say('groupes', null);
    expect(within(region()).queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('go with their page', async () => {
    say('groupes', FAILED);
    await userEvent.click(screen.getByRole('link', { name: 'Accueil' }));
    expect(region()).not.toHaveTextContent('Choisissez');
  });

  it('stay when they tell of a save that ended after its page was left', async () => {
    say('groupes', { tone: 'pending', title: 'Sauvegarde en cours..' });
    await userEvent.click(screen.getByRole('link', { name: 'Accueil' }));
    expect(region()).toHaveTextContent('Sauvegarde en cours..');
    say('groupes', SAVED);
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
  });

  it('follow to the page that the act leads to, without being read out again', async () => {
    say('groupes', SAVED);
    const shown = within(region()).getByText('Sauvegarde réussie !');
    window.history.pushState(null, '', '/desktop');
    say('groupes', SAVED);
    await userEvent.click(screen.getByRole('link', { name: 'Accueil' }));
    expect(within(region()).getByText('Sauvegarde réussie !')).toBe(shown);
  });
});

describe('what is read out', () => {
  const openDialog = () => userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  /** By its own cross: the message over it has another one. */
  const closeDialog = async () => {
    const [cross] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Fermer' });
    await userEvent.click(cross ?? document.body);
    return screen.findByRole('region', { name: 'Messages' });
  };

  it('is written into the one region of the page, once the dialog of a successful act is gone', async () => {
    const page = region();
    const written: string[] = [];
    const observer = new MutationObserver((changes) =>
      written.push(
        ...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? '')),
      ),
    );
    observer.observe(page, { childList: true, subtree: true });
    await openDialog();
    say('contact', { tone: 'pending', title: 'Sauvegarde en cours..' });
    say('contact', SAVED);
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
    expect(await closeDialog()).toBe(page);
    expect(page).toHaveTextContent('Sauvegarde réussie !');
    expect(written.filter((text) => text.includes('Sauvegarde réussie !'))).toHaveLength(1);
    expect(written.filter((text) => text.includes('en cours'))).toHaveLength(1);
    observer.disconnect();
  });

  it('is said in the dialog that a refusal leaves open, and not again in the page', async () => {
    await openDialog();
    say('contact', FAILED);
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('Choisissez un groupe.');
    expect(within(await closeDialog()).getByRole('listitem')).toHaveAttribute('aria-live', 'off');
  });

  it('leaves out the names of the buttons of a message', () => {
    say('contact', SAVED);
    expect(within(region()).getByRole('button', { name: 'Fermer' }).parentElement).toHaveAttribute(
      'aria-live',
      'off',
    );
  });
});

describe('Escape', () => {
  it('closes the newest message first', async () => {
    say('a', FAILED);
    say('b', { tone: 'error', title: 'Refusé.' });
    await userEvent.keyboard('{Escape}');
    expect(region()).toHaveTextContent('Choisissez');
    expect(region()).not.toHaveTextContent('Refusé');
    await userEvent.keyboard('{Escape}');
    expect(region()).not.toHaveTextContent('Choisissez');
  });

  it('closes the message that came over a dialog, then the dialog', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    say('a', FAILED);
    const dialog = screen.getByRole('dialog', { name: 'Un contact' });
    expect(within(dialog).getByRole('region', { name: 'Messages' })).toHaveTextContent('Choisissez');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Choisissez un groupe.')).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  it('closes the dialog that was opened over a message, and leaves the message', async () => {
    say('a', FAILED);
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(region()).toHaveTextContent('Choisissez');
  });

  it('closes an open menu, and leaves the message', async () => {
    say('a', FAILED);
    await userEvent.click(screen.getByRole('button', { name: 'Camille Menu du compte' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(region()).toHaveTextContent('Choisissez');
  });
});
