import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { collectRenderedParts, type LateComponent, late, preloadParts, usePreload } from './late';

interface PageProps {
  title?: string;
}

const Page = ({ title = 'Mes absences' }: PageProps) => <h1>{title}</h1>;

/** A server of code that fails as often as it is told, and counts what it is asked. */
const aServer = (failures: number) => {
  const server = { asked: 0, load: async () => ({ default: Page }) };
  server.load = async () => {
    server.asked += 1;
    if (server.asked <= failures) throw new Error('panne');
    return { default: Page };
  };
  return server;
};

class Boundary extends Component<{ onRetry: () => Promise<unknown>; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  readonly again = () =>
    this.props.onRetry().then(
      () => this.setState({ hasFailed: false }),
      () => this.setState({ hasFailed: false }),
    );
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <button type="button" onClick={this.again}>
        Réessayer
      </button>
    );
  }
}

const show = (Screen: LateComponent<PageProps>) =>
  // What suspends is taken up again only in an act that is waited for.
  act(async () =>
    render(
      <Boundary onRetry={Screen.preload}>
        <Suspense fallback={<p>Patience</p>}>
          <Screen />
        </Suspense>
      </Boundary>,
    ),
  );

const retryButton = () => screen.findByRole('button', { name: 'Réessayer' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a screen whose code comes late', () => {
  it('is asked for once, and shows', async () => {
    const server = aServer(0);
    await show(late<PageProps>(server.load));
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(1);
  });

  it('reaches the boundary when its code does not come, and is not asked for again', async () => {
    const server = aServer(Number.POSITIVE_INFINITY);
    const Screen = late<PageProps>(server.load);
    const { unmount } = await show(Screen);
    expect(await retryButton()).toBeInTheDocument();
    unmount();
    await show(Screen);
    expect(await retryButton()).toBeInTheDocument();
    expect(server.asked).toBe(1);
    expect(Screen.isReady()).toBe(false);
  });

  it('shows after a retry, which asks for it once more', async () => {
    const server = aServer(1);
    await show(late<PageProps>(server.load));
    await userEvent.click(await retryButton());
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(2);
  });

  it('fails again at a retry that finds it missing still: one request for each try', async () => {
    const server = aServer(2);
    await show(late<PageProps>(server.load));
    await userEvent.click(await retryButton());
    await userEvent.click(await retryButton());
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(3);
  });

  it('shows at once when it was fetched ahead, by one request however often that was asked', async () => {
    const server = aServer(0);
    const Screen = late<PageProps>(server.load);
    expect(Screen.isReady()).toBe(false);
    await act(async () => void (await Promise.all([Screen.preload(), Screen.preload()])));
    expect(Screen.isReady()).toBe(true);
    await show(Screen);
    expect(screen.getByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    await Screen.preload();
    expect(server.asked).toBe(1);
  });

  it('gets what it is given', async () => {
    const Screen = late<PageProps>(aServer(0).load);
    await Screen.preload();
    render(<Screen title="Mes documents" />);
    expect(screen.getByRole('heading', { name: 'Mes documents' })).toBeInTheDocument();
  });
});

describe('what is fetched ahead of use', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const Visit = ({ code, isWanted }: { code: LateComponent<PageProps>; isWanted: boolean }) => {
    usePreload(code, isWanted);
    return null;
  };

  it.each([
    [true, 1],
    [false, 0],
  ])('comes once the page has rested, if it is wanted (%s)', async (isWanted, times) => {
    jest.useFakeTimers();
    const load = jest.fn(async () => ({ default: Page }));
    const Late = late<PageProps>(load);
    render(<Visit code={Late} isWanted={isWanted} />);
    act(() => jest.advanceTimersByTime(1900));
    expect(load).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(load).toHaveBeenCalledTimes(times);
    await act(async () => {});
    expect(Late.isReady()).toBe(isWanted);
  });
});

describe('a schema whose code comes late', () => {
  it('is known once it came, after a failure too', async () => {
    const load = jest.fn<Promise<{ default: { max: number } }>, []>();
    load.mockRejectedValueOnce(new Error('panne')).mockResolvedValue({ default: { max: 3 } });
    const schema = late(load);
    await expect(schema.preload()).rejects.toThrow('panne');
    expect(schema.known()).toBeNull();
    expect(await schema.preload()).toEqual({ max: 3 });
    expect(schema.known()).toEqual({ max: 3 });
  });
});

const Receipts = late(async () => ({ default: () => <h1>Mes reçus</h1> }), { frame: 'receipts' });

describe('the late parts of a first frame', () => {
  it('are named by the rendering that shows them, and by no other', async () => {
    await preloadParts(['receipts']);
    const shown = collectRenderedParts(() => renderToString(<Receipts />));
    expect(shown).toEqual({ result: '<h1>Mes reçus</h1>', parts: ['receipts'] });
    expect(collectRenderedParts(() => renderToString(<p>Autre</p>)).parts).toEqual([]);
  });

  it('show as they would without a frame', async () => {
    await preloadParts(['receipts']);
    render(<Receipts />);
    expect(screen.getByRole('heading', { name: 'Mes reçus' })).toBeInTheDocument();
  });

  it('come together where they share a name', async () => {
    const Receipt = late(async () => ({ default: () => <h1>Reçu 7</h1> }), { frame: 'receipts' });
    await preloadParts(['receipts']);
    expect([Receipts.isReady(), Receipt.isReady()]).toEqual([true, true]);
  });

  it('that nobody knows are not waited for', async () => {
    await expect(preloadParts(['inconnue'])).rejects.toThrow('inconnue');
  });
});
