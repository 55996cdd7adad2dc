import type { RefObject } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import { DESK_SORTS, type DeskQueue } from 'shared-contract/gestion/gestion';
import { Box } from 'shared-ui';
import { Input, Select } from 'shared-ui/form';
import { TEXTS } from '../../texts';
import type { QueueFilters as Filters } from './use-queue';

const texts = TEXTS.queue;

const LINE = {
  display: 'grid',
  gap: '2',
  padding: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > input': { gridColumn: { base: 'auto', sm: '1 / -1' } },
  borderBottom: '1px solid var(--border)',
} as const;

const SORTS = DESK_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

export interface QueueFiltersProps {
  box: RefObject<HTMLInputElement | null>;
  sections: DeskQueue['Sections'];
  value: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** Whom, which section, in which order. */
export const QueueFilters = ({ box, sections, value, onChange }: QueueFiltersProps) => (
  <Box role="search" aria-label={texts.filters} css={LINE}>
    <Input
      ref={box}
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      value={value.text}
      maxLength={SEARCH_LIMITS.textMax}
      autoComplete="off"
      onChange={(event) => onChange({ text: event.target.value })}
    />
    <Select
      aria-label={texts.section}
      placeholder={texts.allSections}
      options={sections.map(({ ProgrammeID, Libelle }) => ({ value: ProgrammeID, label: Libelle }))}
      value={value.section}
      onChange={(section) => onChange({ section })}
    />
    <Select
      aria-label={texts.sort}
      placeholder={texts.sorts.age}
      options={SORTS.slice(1)}
      value={value.sort}
      onChange={(sort) => onChange({ sort: sort ?? 'age' })}
    />
  </Box>
);
