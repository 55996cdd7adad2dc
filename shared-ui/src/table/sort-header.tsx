import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type Column, ROLE, type Sort } from './column';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '1.5rem',
    padding: '0',
    border: '0',
    background: 'none',
    fontWeight: 'semibold',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'text' },
    '& > svg': { opacity: '0', transition: 'rotate .14s' },
    '&:is(:hover, :focus-visible, [data-sorted]) > svg': { opacity: '1' },
    '&[data-sorted=ascending] > svg': { rotate: '180deg' },
  },
});

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((key: string) => void) | undefined;
}

/** Head of a column; a button when it may set the order. */
export const SortHeader = <Row,>({ column, sort, onSort }: SortHeaderProps<Row>) => {
  const { key, label, align, phone, isSortable = false } = column;
  // A head without text still needs a name.
  const header =
    column.header === '' && label !== undefined ? <VisuallyHidden>{label}</VisuallyHidden> : column.header;
  const direction = sort?.key === key ? sort.direction : undefined;
  return (
    <th scope="col" {...ROLE.columnHeader} data-align={align} data-phone={phone} aria-sort={direction}>
      {isSortable && onSort ? (
        <Trigger type="button" data-sorted={direction} onClick={() => onSort(key)}>
          {header}
          <Icon name="chevron-down" size="xs" />
        </Trigger>
      ) : (
        header
      )}
    </th>
  );
};
