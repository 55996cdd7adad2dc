import { useEffect, useId } from 'react';
import { formatRecent } from 'shared-contract/base/dates';
import type { Notice } from 'shared-contract/notices/answers';
import { noticeAnchor } from 'shared-contract/notices/notices';
import { Box, Card, Flex, Heading, Icon, Span } from 'shared-ui';
import { NOTICES_TEXTS } from '../texts/notices';
import { NoticeBody } from './text/notice-body';
import type { MarkRead } from './use-notices';

const texts = NOTICES_TEXTS;

/** An urgent notice, open at the head of the board: whoever comes has seen it. */
export const UrgentNotice = ({ notice, onRead }: { notice: Notice; onRead: MarkRead }) => {
  const titleId = useId();
  useEffect(() => onRead(notice), [onRead, notice]);
  return (
    <Card
      as="article"
      id={noticeAnchor(notice.AnnonceID)}
      aria-labelledby={titleId}
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      p={{ base: '4', sm: '1.375rem 1.5rem' }}
      borderColor="danger-border"
      bg="danger-bg"
    >
      <Box color="danger-icon" pt="0.5">
        <Icon name="megaphone" />
      </Box>
      <div>
        <Heading size="md" id={titleId}>
          <Span color="danger-text">{`${texts.urgent}\u00a0– `}</Span>
          {notice.AnnonceLibelle}
        </Heading>
        <Flex flexWrap="wrap" columnGap="3" fontSize="xs" color="muted" mt="0.5" mb="2">
          <span>
            {texts.published}{' '}
            <time dateTime={notice.AnnonceDateDebutPublication}>
              {formatRecent(notice.AnnonceDateDebutPublication)}
            </time>
          </span>
          <span>{notice.Section ?? texts.school}</span>
        </Flex>
        <NoticeBody notice={notice} withFiles />
      </div>
    </Card>
  );
};
