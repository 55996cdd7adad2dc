import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from 'shared-auth';
import { renderPortal } from '../testing/portal-fixtures';
import { importToaster, type Toaster } from './late-toaster';
import { NotificationHost } from './notification-host';

const FAILED = {
  tone: 'error',
  title: 'Erreur lors de la sauvegarde',
  text: 'Pas de connexion.',
} as const;

const open = (fetch: () => Promise<Toaster>) => renderPortal(<NotificationHost fetchToaster={fetch} />);
const say = (...notice: Parameters<typeof notify>) => act(async () => notify(...notice));
const lost = () => Promise.reject(new Error('Loading chunk 1 failed'));

afterEach(() => {
  jest.useRealTimers();
});

describe('the messages of saves', () => {
  it('are toasts, one for each save', async () => {
    open(importToaster);
    await say('a', { tone: 'pending', title: 'Sauvegarde en cours..' });
    await say('a', { tone: 'success', title: 'Sauvegarde réussie !' });
    expect(await screen.findByText('Sauvegarde réussie !')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  });

  it('are said all the same when the toaster can’t be fetched, until they are closed', async () => {
    open(lost);
    await say('b', { tone: 'pending', title: 'Sauvegarde en cours..' });
    expect(await screen.findByRole('status')).toHaveTextContent('Sauvegarde en cours..');
    await say('b', FAILED);
    expect(await screen.findByRole('alert')).toHaveTextContent('Pas de connexion.');
    expect(screen.queryByText('Sauvegarde en cours..')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leave with Escape where the toaster can’t be fetched', async () => {
    open(lost);
    await say('g', FAILED);
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are said in the dialog that is open: a modal one covers the rest of the page', async () => {
    open(lost);
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    await say('h', FAILED);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Pas de connexion.');
    await act(async () => dialog.remove());
    expect(within(document.body).getByRole('alert')).toHaveTextContent('Pas de connexion.');
  });

  it('are said all the same when the toaster hangs', async () => {
    open(() => new Promise(() => {}));
    await say('c', FAILED);
    expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la sauvegarde');
  });

  it('are toasts again once the toaster can be fetched', async () => {
    let isCut = true;
    open(() => (isCut ? lost() : importToaster()));
    await say('d', FAILED);
    await screen.findByRole('alert');
    isCut = false;
    await say('e', { tone: 'success', title: 'Sauvegarde réussie !' });
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('réussie');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are ready before the first save: the toaster is fetched when the page rests', async () => {
    jest.useFakeTimers();
    let asked = 0;
    open(() => {
      asked += 1;
      return lost();
    });
    expect(asked).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(asked).toBe(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('do not take the page down when the toaster throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const ToastRegion = () => {
      throw new Error('panne');
    };
    renderPortal(
      <main>
        <h1>La page</h1>
        <NotificationHost fetchToaster={async () => ({ toast: { show: () => {} }, ToastRegion })} />
      </main>,
    );
    await say('f', FAILED);
    expect(screen.getByRole('heading', { name: 'La page' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
