import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations, renderUi } from '../testing';
import { CommandPalette, type CommandPaletteGroup, type CommandPaletteProps } from './command-palette';

const hit = (key: string, title: string, spans: [number, number][] = []) => ({
  key,
  title,
  spans,
  detail: 'LECGE1212',
  icon: 'pin',
  to: `/${key}`,
});

const GROUPS: CommandPaletteGroup[] = [
  { title: 'Unités', hits: [hit('macro', 'Macroéconomie', [[0, 5]]), hit('micro', 'Microéconomie')] },
  { title: 'Écrans', hits: [hit('sar', 'Remédiation (SAR)')] },
];

const Opened = (props: Partial<CommandPaletteProps>) => {
  const [query, setQuery] = useState('');
  return (
    <CommandPalette
      label="Aller à…"
      query={query}
      onQuery={setQuery}
      groups={GROUPS}
      status="3 résultats"
      remarks={[]}
      onClose={() => {}}
      {...props}
    />
  );
};

const field = () => screen.getByRole('combobox', { name: 'Aller à…' });
const chosen = () => screen.getByRole('option', { selected: true });

describe('JumpDialog', () => {
  it('puts the focus in its field, and the first result is chosen by itself', () => {
    renderUi(<Opened />);
    expect(field()).toHaveFocus();
    expect(chosen()).toHaveTextContent('Macroéconomie');
    expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('goes round its results with the arrows, across groups', async () => {
    renderUi(<Opened />);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toHaveTextContent('Remédiation (SAR)');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toHaveTextContent('Macroéconomie');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toHaveTextContent('Remédiation (SAR)');
  });

  it('begins again at the first result with each letter', async () => {
    renderUi(<Opened />);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('m');
    expect(field()).toHaveValue('m');
    expect(chosen()).toHaveTextContent('Macroéconomie');
  });

  it('follows the chosen result with Enter, and closes', async () => {
    const onClose = jest.fn();
    renderUi(<Opened onClose={onClose} />);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape, and does nothing with Enter where nothing was found', async () => {
    const onClose = jest.fn();
    renderUi(<Opened groups={[]} remarks={['Rien pour « zzz ».']} status="0 résultat" onClose={onClose} />);
    await userEvent.keyboard('{Enter}');
    expect(onClose).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Rien pour « zzz ».')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('names its groups, marks what was looked for and says how many there are', async () => {
    const { container } = renderUi(<Opened />);
    const units = screen.getByRole('group', { name: 'Unités' });
    expect(within(units).getAllByRole('option')).toHaveLength(2);
    expect(within(units).getByText('Macro').tagName).toBe('MARK');
    expect(screen.getByRole('status')).toHaveTextContent('3 résultats');
    await expectNoAxeViolations(container);
  });
});
