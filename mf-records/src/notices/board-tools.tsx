import { type KeyboardEvent, useId } from 'react';
import { Box, Flex, Icon, VisuallyHidden } from 'shared-ui';
import { type Chip, FilterChips, Input } from 'shared-ui/controls';
import { NOTICES_TEXTS } from '../texts/notices';
import type { BoardFilter } from './use-board-filter';

const texts = NOTICES_TEXTS;

interface BoardToolsProps {
  typed: string;
  onType: (typed: string) => void;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  /** How many there are, and how many of them are new. */
  count: number;
  unread: number;
}

/** Search by words and « Non lus », above the list. */
export const BoardTools = ({ typed, onType, filter, onFilter, count, unread }: BoardToolsProps) => {
  const id = useId();
  const chips: Chip<BoardFilter>[] = [
    { value: 'all', label: texts.all, count },
    { value: 'unread', label: texts.onlyUnread, count: unread },
  ];
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onType('');
  };
  return (
    <Flex
      role="search"
      aria-label={texts.tools}
      gap="0.625rem"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ sm: 'center' }}
    >
      <Box position="relative" flex="1">
        <VisuallyHidden as="label" {...{ htmlFor: `${id}-mots` }}>
          {texts.search}
        </VisuallyHidden>
        <Box position="absolute" left="3" top="0.8125rem" color="muted" pointerEvents="none">
          <Icon name="search" />
        </Box>
        <Input
          id={`${id}-mots`}
          type="search"
          autoComplete="off"
          placeholder={texts.search}
          value={typed}
          pl="2.625rem"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={handleKey}
        />
      </Box>
      <FilterChips legend={texts.filter} chips={chips} value={filter} onChange={onFilter} />
    </Flex>
  );
};
