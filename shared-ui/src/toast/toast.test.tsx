import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import { toast } from './toast';
import { ToastRegion } from './toast-region';
import { dismissToast, readToasts } from './toast-store';

const region = () => screen.getByRole('region', { name: 'Messages' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  renderUi(<ToastRegion />);
});

afterEach(() => {
  act(() => {
    for (const { id } of readToasts()) dismissToast(id);
  });
  jest.useRealTimers();
});

describe('toast', () => {
  it('leaves after 5,000 ms', () => {
    act(() => void toast.success('Sauvegarde réussie !'));
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
    pass(4999);
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
    pass(1);
    expect(region()).not.toHaveTextContent('Sauvegarde');
  });

  it('waits while it is pointed at, and takes up the time that was left', () => {
    act(() => void toast.success('Sauvegarde réussie !'));
    pass(4000);
    fireEvent.pointerEnter(region());
    pass(10_000);
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
    fireEvent.pointerLeave(region());
    pass(999);
    expect(region()).toHaveTextContent('Sauvegarde réussie !');
    pass(1);
    expect(region()).not.toHaveTextContent('Sauvegarde');
  });

  it('waits while it has the focus', () => {
    act(() => void toast.warning('Attention'));
    act(() => within(region()).getByRole('button', { name: 'Fermer' }).focus());
    pass(10_000);
    expect(region()).toHaveTextContent('Attention');
  });

  it('keeps an error until it is closed', async () => {
    act(() => void toast.error('Impossible de valider.', 'Réessayez.'));
    pass(60_000);
    expect(region()).toHaveTextContent('Réessayez.');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(within(region()).getByRole('button', { name: 'Fermer' }));
    expect(region()).not.toHaveTextContent('Réessayez.');
  });

  it('follows one action in one message', () => {
    const held: { handle?: ReturnType<typeof toast.loading> } = {};
    act(() => {
      held.handle = toast.loading('Sauvegarde en cours..');
    });
    pass(30_000);
    expect(region()).toHaveTextContent('Sauvegarde en cours..');
    act(() => held.handle?.success('Sauvegarde réussie !'));
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    pass(5000);
    expect(region()).not.toHaveTextContent('Sauvegarde');
  });

  it('says how a promise ended, and rejects as it does', async () => {
    const words = { loading: 'En cours', success: 'Fait', error: () => 'Raté' };
    await act(async () => {
      await toast.promise(Promise.resolve(), words);
      await expect(toast.promise(Promise.reject(new Error('non')), words)).rejects.toThrow('non');
    });
    expect(region()).toHaveTextContent('Fait');
    expect(region()).toHaveTextContent('Raté');
  });

  it('replaces the message of the same id', () => {
    act(() => toast.show('commande', { tone: 'pending', title: 'Envoi' }));
    act(() => toast.show('commande', { tone: 'error', title: 'Refusée' }));
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    expect(region()).toHaveTextContent('Refusée');
  });

  it('lets the oldest go first, but never an error', () => {
    act(() => {
      toast.error('E1');
      for (const name of ['A', 'B', 'C', 'D']) toast.success(name);
    });
    const shown = within(region())
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual(['E1', 'B', 'C', 'D']);
  });

  it('is read out politely and passes axe', async () => {
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toBeEmptyDOMElement();
    act(() => void toast.success('Fait'));
    jest.useRealTimers();
    await expectNoAxeViolations();
  });
});
