import { type RefObject, useId, useState } from 'react';
import { SEARCH_LIMITS } from 'shared-contract/base/limits';
import type { DeskQueue } from 'shared-contract/gestion/answers';
import { DESK_HOLDERS, DESK_SORTS } from 'shared-contract/gestion/gestion';
import { Box, Button, LiveRegion, Row } from 'shared-ui';
import { Input, Select } from 'shared-ui/controls';
import { NARROW } from '../../shared/desk-tabs';
import { ROOM, WIDE_ROOM } from '../../shared/whole-window';
import { QUEUE_TEXTS } from '../../texts/queue';
import { KindSelect } from './kind-tabs';
import type { QueueFilters as Filters } from './use-queue';

const texts = QUEUE_TEXTS;

const FRAME = {
  padding: '3',
  borderBottom: '1px solid var(--border)',
  [ROOM]: { padding: '2' },
} as const;

const LINES = {
  display: 'grid',
  [NARROW]: { marginTop: '2', '&[data-folded]': { display: 'none' } },
  gap: '2',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '& > input': { gridColumn: { base: '1 / -1', md: 'auto' } },
  [ROOM]: {
    gap: '1.5',
    '& input, & select': { minHeight: '2.25rem', fontSize: '0.8125rem', textOverflow: 'ellipsis' },
    '& input': { padding: '0.25rem 0.625rem' },
    '& select': { padding: '0.25rem 1.625rem 0.25rem 0.625rem!' },
    '& svg': { width: '1rem', right: '0.4375rem' },
  },
  // The names of all four are read whole, on one line.
  [WIDE_ROOM]: { gridTemplateColumns: 'minmax(0, 1fr) 5.25rem 7.5rem 6.75rem' },
} as const;

const SORTS = DESK_SORTS.map((value) => ({ value, label: texts.sorts[value] }));

export interface QueueFiltersProps {
  box: RefObject<HTMLInputElement | null>;
  queue: DeskQueue | undefined;
  value: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** What a filter leaves is read out: the list changes out of the reader's sight. */
const Found = ({ queue, value }: Pick<QueueFiltersProps, 'queue' | 'value'>) => {
  const [first] = useState(value);
  return <LiveRegion message={queue && value !== first ? texts.found(queue.Lignes.length) : ''} />;
};

/** Filters: student, assignee, section, order; on phones the kind first, the rest collapsed. */
export const QueueFilters = ({ box, queue, value, onChange }: QueueFiltersProps) => {
  const [chosen, choose] = useState<boolean | null>(null);
  // What was handed over to be searched is seen, and can be taken away.
  const isOpen = chosen ?? value.text !== '';
  const id = useId();
  return (
    <Box role="search" aria-label={texts.filters} css={FRAME}>
      <Found queue={queue} value={value} />
      <Row gap="2" flexWrap="nowrap" display={{ base: 'flex', md: 'none' }}>
        <KindSelect queue={queue} value={value.kind} onChange={(kind) => onChange({ kind })} />
        <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => choose(!isOpen)}>
          {texts.more}
        </Button>
      </Row>
      <Box id={id} css={LINES} {...(!isOpen && { 'data-folded': '' })}>
        <Input
          ref={box}
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={value.text}
          maxLength={SEARCH_LIMITS.textMax}
          autoComplete="off"
          onChange={(event) => {
            choose(true);
            onChange({ text: event.target.value });
          }}
        />
        <Select
          aria-label={texts.holders}
          placeholder={texts.anybody}
          options={DESK_HOLDERS.map((holder) => ({
            value: holder,
            label: texts.choice(texts.holder[holder], queue?.Attributions[holder]),
          }))}
          value={value.holder}
          onChange={(holder) => onChange({ holder })}
        />
        <Select
          aria-label={texts.section}
          placeholder={texts.allSections}
          options={(queue?.Sections ?? []).map(({ ProgrammeID, Libelle }) => ({
            value: ProgrammeID,
            label: Libelle,
          }))}
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
    </Box>
  );
};
