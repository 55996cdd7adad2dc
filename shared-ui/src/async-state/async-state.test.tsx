import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import { type AsyncQuery, AsyncState } from './async-state';

const query = (part: Partial<AsyncQuery<string[]>>): AsyncQuery<string[]> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  mutate: () => Promise.resolve(),
  ...part,
});

const show = (part: Partial<AsyncQuery<string[]>>) =>
  renderUi(
    <AsyncState query={query(part)} skeleton={<p>squelette</p>} empty={<p>Aucune commande</p>}>
      {(data) => <p>{data.join(', ')}</p>}
    </AsyncState>,
  );

describe('AsyncState', () => {
  it('keeps the room of the skeleton, and shows it after 200 ms with a word for screen readers', () => {
    jest.useFakeTimers();
    show({ isLoading: true });
    expect(screen.getByText('squelette')).not.toBeVisible();
    act(() => jest.advanceTimersByTime(199));
    expect(screen.getByText('squelette')).not.toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('squelette')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
    jest.useRealTimers();
  });

  it('says that the call failed, never that there is nothing, and asks again', async () => {
    const mutate = jest.fn(() => Promise.resolve());
    const { container } = show({ error: new Error('panne'), mutate });
    expect(screen.getByRole('alert')).toHaveTextContent('n’ont pas pu être chargées');
    expect(screen.queryByText('Aucune commande')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(mutate).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations(container);
  });

  it('says that there is nothing', () => {
    show({ data: [] });
    expect(screen.getByText('Aucune commande')).toBeVisible();
  });

  it('shows the data', () => {
    show({ data: ['une', 'deux'] });
    expect(screen.getByText('une, deux')).toBeVisible();
  });

  it('keeps data that could not be refreshed, under a warning', () => {
    show({ data: ['une'], error: new Error('panne') });
    expect(screen.getByText('une')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('dernière visite');
  });
});
