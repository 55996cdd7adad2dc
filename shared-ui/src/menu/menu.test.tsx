import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '../app-header/account-menu';
import { expectNoAxeViolations, renderUi } from '../testing';

const renderMenu = (onSelect: () => void = () => undefined) =>
  renderUi(
    <AccountMenu
      name="Camille Lambert"
      detail="230101"
      items={[
        { label: 'Mes données', to: '/contacts' },
        { label: 'Aide', href: 'mailto:aide@example.org' },
        { label: 'Se déconnecter', onSelect },
      ]}
    />,
  );

const trigger = () => screen.getByRole('button', { name: /Menu du compte/ });

describe('Menu', () => {
  it('opens on its first entry and moves with the arrows, Home and End', async () => {
    renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Mes données' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Mes données' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('menuitem', { name: 'Mes données' })).toHaveFocus();
  });

  it('opens on its last entry with the up arrow', async () => {
    renderMenu();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveFocus();
  });

  it('gives the focus back on Escape', async () => {
    renderMenu();
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    renderMenu();
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('runs an entry and closes', async () => {
    const onSelect = jest.fn();
    renderMenu(onSelect);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('passes axe, closed and open', async () => {
    const { container } = renderMenu();
    await expectNoAxeViolations(container);
    await userEvent.click(trigger());
    await expectNoAxeViolations(container);
  });
});
