import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderUi } from '../testing';
import type { Column } from './column';
import { DataTable } from './data-table';
import { useSort } from './use-sort';

interface Unit {
  code: string;
  title: string;
  mark: number | null;
}

const UNITS: Unit[] = [
  { code: 'A2', title: 'Étude de marché', mark: 12 },
  { code: 'A10', title: 'Anglais', mark: null },
  { code: 'A1', title: 'Économie', mark: 8 },
];

const COLUMNS: Column<Unit>[] = [
  { key: 'title', header: 'Unité', isRowHeader: true, isSortable: true, cell: ({ title }) => title },
  { key: 'code', header: 'Code', isSortable: true, cell: ({ code }) => code },
  { key: 'mark', header: 'Note', align: 'end', isSortable: true, cell: ({ mark }) => mark ?? '–' },
];

const VALUES = {
  title: ({ title }: Unit) => title,
  code: ({ code }: Unit) => code,
  mark: ({ mark }: Unit) => mark,
};

const Units = () => {
  const { rows, sort, onSort } = useSort(UNITS, VALUES);
  return (
    <DataTable
      caption="Unités"
      columns={COLUMNS}
      rows={rows}
      rowKey={({ code }) => code}
      layout="two-lines"
      sort={sort}
      onSort={onSort}
    />
  );
};

const firstCells = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('DataTable', () => {
  it('keeps its meaning, with a name, heads and labels for the phone', async () => {
    const { container } = renderUi(<Units />);
    const table = screen.getByRole('table', { name: 'Unités' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('columnheader', { name: 'Note' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Note');
    await expectNoAxeViolations(container);
  });

  it('sorts in French, one way and the other, and says which', async () => {
    renderUi(<Units />);
    await userEvent.click(screen.getByRole('button', { name: 'Unité' }));
    expect(firstCells()).toEqual(['Anglais', 'Économie', 'Étude de marché']);
    expect(screen.getByRole('columnheader', { name: 'Unité' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    expect(firstCells()).toEqual(['Étude de marché', 'Économie', 'Anglais']);
    expect(screen.getByRole('columnheader', { name: 'Unité' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('puts what has no value last, whatever the direction', async () => {
    renderUi(<Units />);
    await userEvent.click(screen.getByRole('button', { name: 'Note' }));
    expect(firstCells()).toEqual(['Économie', 'Étude de marché', 'Anglais']);
    await userEvent.click(screen.getByRole('button', { name: 'Note' }));
    expect(firstCells()).toEqual(['Étude de marché', 'Économie', 'Anglais']);
  });
});
