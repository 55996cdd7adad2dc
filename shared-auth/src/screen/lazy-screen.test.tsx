import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyScreen } from './lazy-screen';

const Page = ({ title = 'Mes absences' }: { title?: string }) => <h1>{title}</h1>;

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

const show = (Screen: ReturnType<typeof lazyScreen>) =>
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
    await show(lazyScreen(server.load));
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(1);
  });

  it('reaches the boundary when its code does not come, and is not asked for again', async () => {
    const server = aServer(Number.POSITIVE_INFINITY);
    const Screen = lazyScreen(server.load);
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
    await show(lazyScreen(server.load));
    await userEvent.click(await retryButton());
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(2);
  });

  it('fails again at a retry that finds it missing still: one request for each try', async () => {
    const server = aServer(2);
    await show(lazyScreen(server.load));
    await userEvent.click(await retryButton());
    await userEvent.click(await retryButton());
    expect(await screen.findByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    expect(server.asked).toBe(3);
  });

  it('shows at once when it was fetched ahead, by one request however often that was asked', async () => {
    const server = aServer(0);
    const Screen = lazyScreen(server.load);
    expect(Screen.isReady()).toBe(false);
    await act(async () => void (await Promise.all([Screen.preload(), Screen.preload()])));
    expect(Screen.isReady()).toBe(true);
    await show(Screen);
    expect(screen.getByRole('heading', { name: 'Mes absences' })).toBeInTheDocument();
    await Screen.preload();
    expect(server.asked).toBe(1);
  });

  it('gets what it is given', async () => {
    const Screen = lazyScreen<{ title?: string }>(aServer(0).load);
    await Screen.preload();
    render(<Screen title="Mes documents" />);
    expect(screen.getByRole('heading', { name: 'Mes documents' })).toBeInTheDocument();
  });
});
