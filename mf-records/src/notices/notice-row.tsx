import { useEffect, useId, useState } from 'react';
import type { Notice } from 'shared-contract/notices/answers';
import { isUrgent, noticeAnchor } from 'shared-contract/notices/notices';
import { excerptOf } from 'shared-contract/notices/summary';
import { Box, Icon, Span, Text, VisuallyHidden } from 'shared-ui';
import { NOTICES_TEXTS } from '../texts/notices';
import { Collapsible } from './collapsible';
import { NoticeMeta } from './notice-meta';
import { NoticeBody } from './text/notice-body';
import type { MarkRead } from './use-notices';

const texts = NOTICES_TEXTS;

/** Dot, words, date, chevron; on a phone the date goes below the words. */
const HEAD = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: '0.625rem minmax(0, 1fr) 1.25rem',
    md: '0.625rem minmax(0, 1fr) 10.5rem 1.25rem',
  },
  columnGap: { base: '3', sm: '4' },
  rowGap: '1',
  paddingBlock: '0.875rem',
  paddingInline: { base: '4', sm: '5' },
  '&:hover': { background: 'sunken' },
  '&:has(button:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
} as const;

const TITLE = {
  display: 'inline',
  padding: '0',
  border: '0',
  background: 'none',
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 'semibold',
  lineHeight: '1.35',
  color: 'text',
  cursor: 'pointer',
  // The whole head of the row is the button.
  '&::after': { content: '""', position: 'absolute', inset: '0' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
} as const;

interface NoticeRowProps {
  notice: Notice;
  /** A link points at this notice; known once the page is taken over. */
  isPointedAt: boolean;
  onRead: MarkRead;
}

const Dot = ({ isShown }: { isShown: boolean }) => (
  <Box
    aria-hidden="true"
    mt="0.4375rem"
    w="0.625rem"
    h="0.625rem"
    borderRadius="full"
    bg={isShown ? 'accent' : 'transparent'}
    css={isShown ? { _highContrast: { background: 'CanvasText' } } : {}}
  />
);

/** A notice of the list: title, two lines of it, date; opening it shows the rest and marks it as read. */
export const NoticeRow = ({ notice, isPointedAt, onRead }: NoticeRowProps) => {
  const [isOpen, setIsOpen] = useState(isPointedAt);
  const [wasOpened, setWasOpened] = useState(isPointedAt);
  const titleId = useId();
  const textId = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    setWasOpened(true);
  };
  useEffect(() => {
    if (!isPointedAt) return;
    setIsOpen(true);
    setWasOpened(true);
  }, [isPointedAt]);
  useEffect(() => {
    if (isOpen) onRead(notice);
  }, [isOpen, onRead, notice]);
  return (
    <Box as="article" id={noticeAnchor(notice.AnnonceID)} aria-labelledby={titleId}>
      <Box css={HEAD}>
        <Dot isShown={!notice.Lu} />
        <div>
          <Box as="h2" fontSize="md" css={{ '& > button': TITLE }}>
            <button type="button" aria-expanded={isOpen} aria-controls={textId} onClick={toggle}>
              {!notice.Lu && <VisuallyHidden>{texts.unread}</VisuallyHidden>}
              {isUrgent(notice) && <Span color="danger-text">{`${texts.urgent}\u00a0– `}</Span>}
              <span id={titleId}>{notice.AnnonceLibelle}</span>
            </button>
          </Box>
          {!isOpen && (
            <Text size="sm" tone="muted" lineClamp="2" mt="0.5">
              {excerptOf(notice.AnnonceTexteComplet)}
            </Text>
          )}
        </div>
        <Box gridColumn={{ base: '2', md: '3' }} gridRow={{ base: '2', md: '1' }}>
          <NoticeMeta notice={notice} />
        </Box>
        <Box
          color="muted"
          gridColumn={{ base: '3', md: '4' }}
          gridRow="1"
          transition="rotate 140ms"
          rotate={isOpen ? '180deg' : '0deg'}
        >
          <Icon name="chevron-down" />
        </Box>
      </Box>
      <Collapsible id={textId} isOpen={isOpen}>
        <Box pl={{ base: '2.375rem', sm: '2.875rem' }} pr={{ base: '4', sm: '5' }} pb="5">
          <NoticeBody notice={notice} withFiles={wasOpened} />
        </Box>
      </Collapsible>
    </Box>
  );
};
