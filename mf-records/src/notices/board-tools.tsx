import { type KeyboardEvent, useId } from 'react';
import { Box, Flex, Icon, Span, VisuallyHidden } from 'shared-ui';
import { Input } from 'shared-ui/controls';
import { NOTICES_TEXTS } from '../texts/notices';
import type { BoardFilter } from './use-board-filter';

const texts = NOTICES_TEXTS;

const CHIP = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '2.75rem',
  paddingInline: '4',
  border: '1px solid var(--border-strong)',
  borderRadius: 'full',
  background: 'surface',
  fontSize: 'sm',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&:has(:checked)': { background: 'accent-bg', borderColor: 'accent', outline: '1px solid var(--accent)' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', margin: '0' },
} as const;

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
  const choices = [
    { value: 'all', label: texts.all, number: count },
    { value: 'unread', label: texts.onlyUnread, number: unread },
  ] as const;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onType('');
  };
  return (
    <Flex gap="0.625rem" flexDirection={{ base: 'column', sm: 'row' }} alignItems={{ sm: 'center' }}>
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
      <Flex as="fieldset" gap="2" border="0" p="0" m="0" minW="0">
        <VisuallyHidden as="legend">{texts.filter}</VisuallyHidden>
        {choices.map(({ value, label, number }) => (
          <Box as="label" key={value} css={CHIP}>
            <input
              type="radio"
              name={`${id}-filtre`}
              checked={filter === value}
              onChange={() => onFilter(value)}
            />
            {label}{' '}
            <Span size="xs" color="muted">
              {number}
            </Span>
          </Box>
        ))}
      </Flex>
    </Flex>
  );
};
