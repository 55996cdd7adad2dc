import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar } from '../action-bar/action-bar';
import { expectNoAxeViolations, renderUi } from '../testing';
import { BottomBar } from './bottom-bar';

const bar = (onClick = jest.fn()) => (
  <BottomBar
    label="Places principales"
    places={[
      { label: 'Accueil', to: '/desktop', icon: 'house', isCurrent: false },
      { label: 'Valves', to: '/valves', icon: 'pin', isCurrent: true },
    ]}
    more={{ label: 'Plus', onClick }}
  />
);

const navigation = () => screen.getByLabelText('Places principales');

describe('BottomBar', () => {
  it('leads to its places and says which one is in view', () => {
    renderUi(bar());
    const current = within(navigation()).getByRole('link', { name: 'Valves' });
    expect(current).toHaveAttribute('aria-current', 'page');
    expect(current).toHaveAttribute('href', '/valves');
    expect(within(navigation()).getByRole('link', { name: 'Accueil' })).not.toHaveAttribute('aria-current');
  });

  it('opens the rest with its last place', async () => {
    const onClick = jest.fn();
    renderUi(bar(onClick));
    await userEvent.click(within(navigation()).getByRole('button', { name: 'Plus' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('gives way to the actions of a screen, which the page can tell', () => {
    renderUi(
      <>
        <ActionBar label="Validation">
          <button type="button">Valider</button>
        </ActionBar>
        {bar()}
      </>,
    );
    expect(screen.getByRole('region', { name: 'Validation' })).toHaveAttribute('data-bar');
  });

  it('passes axe', async () => {
    const { container } = renderUi(bar());
    await expectNoAxeViolations(container);
  });
});
