import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import { MoreSheet, type MoreSheetProps } from './more-sheet';

const open = (change: Partial<MoreSheetProps> = {}) =>
  renderUi(
    <MoreSheet
      title="Plus"
      search="Aller à…"
      groups={[
        {
          title: 'En ce moment',
          lines: [
            { label: 'Mes stages', icon: 'pin', to: '/stages', state: { tone: 'ok', text: 'Ouvert' } },
            { label: 'Réinscription', icon: 'flag', state: { tone: 'info', text: 'Pas encore' } },
          ],
        },
        {
          title: 'Mon dossier',
          lines: [
            {
              label: 'Mes documents',
              icon: 'folder-open',
              to: '/documents',
              count: { figure: 3, words: '3 documents non lus' },
            },
          ],
        },
      ]}
      onClose={() => {}}
      {...change}
    />,
  );

describe('MoreSheet', () => {
  it('puts the focus on its title, and lists by group what opens and what is closed', () => {
    open();
    expect(screen.getByRole('heading', { level: 2, name: 'Plus' })).toHaveFocus();
    const now = screen.getByRole('region', { name: 'En ce moment' });
    expect(within(now).getByRole('link', { name: 'Mes stages Ouvert' })).toHaveAttribute('href', '/stages');
    expect(within(now).getByText('Pas encore')).toBeInTheDocument();
    expect(within(now).queryByRole('link', { name: /Réinscription/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /3 documents non lus/ })).toBeInTheDocument();
  });

  it('closes with Escape, with its cross and by a press beside it', async () => {
    const onClose = jest.fn();
    open({ onClose });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    const beside = { clientX: -5, clientY: -5 };
    const press = (from: HTMLElement, to: HTMLElement) => {
      fireEvent.mouseDown(from, beside);
      fireEvent.click(to, beside);
    };
    const [sheet, heading] = [screen.getByRole('dialog'), screen.getByRole('heading', { name: 'Plus' })];
    press(sheet, sheet);
    expect(onClose).toHaveBeenCalledTimes(3);
    press(heading, heading);
    press(heading, sheet);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes when it leads somewhere, and before it does something', async () => {
    const done: string[] = [];
    const onClose = () => done.push('fermé');
    open({
      onClose,
      groups: [
        {
          title: 'Compte',
          lines: [{ label: 'Se déconnecter', icon: 'x', onSelect: () => done.push('fait') }],
        },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(done).toEqual(['fermé', 'fait']);
  });

  it('leads to the jump, and passes axe', async () => {
    const onSearch = jest.fn();
    const { container } = open({ onSearch });
    await userEvent.click(screen.getByRole('button', { name: 'Aller à…' }));
    expect(onSearch).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations(container);
  });
});
