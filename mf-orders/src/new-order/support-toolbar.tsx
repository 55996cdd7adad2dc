import { Box, Grid, Span } from 'shared-ui';
import { Checkbox, Input, Select } from 'shared-ui/controls';
import { NEW_ORDER_TEXTS } from '../texts/new-order';
import type { SupportFilter } from './match-support';

const texts = NEW_ORDER_TEXTS;

interface SupportToolbarProps {
  types: readonly string[];
  filter: SupportFilter;
  onFilter: (filter: SupportFilter) => void;
  /** Of the supports that are shown. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: (isSelected: boolean) => void;
  count: string;
}

/** Search and type above a list, and one box for all that is shown. */
export const SupportToolbar = (props: SupportToolbarProps) => {
  const { types, filter, onFilter, selected, onSelectAll, count } = props;
  return (
    <Box
      _print={{ display: 'none' }}
      p={{ base: '1.125rem', sm: '1.125rem 1.125rem 0.625rem' }}
      borderBottom="1px solid var(--border)"
    >
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 14rem' }} gap="3">
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
        <Select
          aria-label={texts.filter}
          placeholder={texts.allTypes}
          options={types.map((type) => ({ value: type, label: type }))}
          value={filter.type}
          onChange={(type) => onFilter({ ...filter, type })}
        />
      </Grid>
      <Box display="flex" alignItems="center" justifyContent="space-between" mt="2">
        <Checkbox
          checked={selected === 'all'}
          isMixed={selected === 'some'}
          onChange={(event) => onSelectAll(event.target.checked)}
        >
          {texts.selectAll}
        </Checkbox>
        <Span size="sm" tone="muted" role="status">
          {count}
        </Span>
      </Box>
    </Box>
  );
};
