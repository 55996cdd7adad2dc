import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWholeRegistry } from '../testing/palette-fixtures';
import { renderPortal } from '../testing/portal-fixtures';
import { NavigationOverlay, useNavigationOverlay } from './late-overlay';

const Page = ({ isOn = true }: { isOn?: boolean }) => {
  const { view, opener } = useNavigationOverlay(isOn);
  return (
    <>
      <p>vue : {view ?? 'aucune'}</p>
      <input aria-label="Champ" />
      <button type="button" {...opener('more')}>
        Plus
      </button>
    </>
  );
};

const open = (isOn = true) =>
  renderPortal(<Page isOn={isOn} />, {
    registry: aWholeRegistry(),
    at: '/documents',
    path: '/documents',
    routes: { '/desktop': <h1>Accueil</h1> },
  });

beforeEach(async () => {
  await NavigationOverlay.preload();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('useMoves', () => {
  it('opens the jump by Ctrl K, ⌘ K and a slash', async () => {
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
      const { unmount } = open();
      await userEvent.keyboard(keys);
      expect(await screen.findByText('vue : jump')).toBeInTheDocument();
      unmount();
    }
  });

  it('leaves a slash to the field in which it is typed, but not Ctrl K', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox'), '1/2');
    expect(screen.getByRole('textbox')).toHaveValue('1/2');
    expect(screen.getByText('vue : aucune')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('vue : jump')).toBeInTheDocument();
  });

  it('leaves the keys alone for who has nowhere to go, and under a dialog', async () => {
    const { unmount } = open(false);
    await userEvent.keyboard('/');
    expect(screen.getByText('vue : aucune')).toBeInTheDocument();
    unmount();
    open();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    await userEvent.keyboard('/');
    dialog.remove();
    expect(screen.getByText('vue : aucune')).toBeInTheDocument();
  });

  it('leads to the home where its code does not come', async () => {
    jest.spyOn(NavigationOverlay, 'preload').mockRejectedValue(new Error('Loading chunk 1 failed'));
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Plus' }));
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeInTheDocument();
  });
});
