import { useId, useState } from 'react';
import { formatInstant } from 'shared-contract/base/format';
import { isUrgent, type Notice, noticeAnchor } from 'shared-contract/notices/notices';
import { Box, Button, Card, Heading, Icon, StatusBadge, Text } from 'shared-ui';
import { TEXTS } from '../texts';
import { AttachmentList } from './attachment-list';
import { NoticeText } from './notice-text';
import { Unfold } from './unfold';

const texts = TEXTS.notices;

const Title = ({ notice, id }: { notice: Notice; id: string }) => (
  <Box display="flex" gap="3" alignItems="flex-start">
    <Box color={isUrgent(notice) ? 'danger-icon' : 'muted'} pt="0.5" flex="none">
      <Icon name={isUrgent(notice) ? 'megaphone' : 'pin'} />
    </Box>
    <Box flex="1" minW="0">
      {isUrgent(notice) && (
        <StatusBadge tone="danger" icon="triangle-alert">
          {texts.urgent}
        </StatusBadge>
      )}
      <Heading size="md" id={id} color={isUrgent(notice) ? 'danger-text' : 'text'}>
        {notice.AnnonceLibelle}
      </Heading>
      <Text size="xs" tone="muted">
        {texts.published}{' '}
        <time dateTime={notice.AnnonceDateDebutPublication}>
          {formatInstant(notice.AnnonceDateDebutPublication)}
        </time>
      </Text>
    </Box>
  </Box>
);

interface NoticeCardProps {
  notice: Notice;
  /** A link pointed at this notice. */
  isOpenAtFirst?: boolean;
}

/** A notice: its title and date, a text that unfolds, its attachments. */
export const NoticeCard = ({ notice, isOpenAtFirst = false }: NoticeCardProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const titleId = useId();
  const textId = useId();
  return (
    <Card
      as="article"
      id={noticeAnchor(notice.AnnonceID)}
      aria-labelledby={titleId}
      p={{ base: '1.125rem', sm: '6' }}
      {...(isUrgent(notice) ? { borderColor: 'danger-border', bg: 'danger-bg' } : {})}
    >
      <Title notice={notice} id={titleId} />
      <Box pl={{ sm: '8' }}>
        <Unfold id={textId} isOpen={isOpen}>
          <NoticeText html={notice.AnnonceTexteComplet} />
        </Unfold>
        <AttachmentList annonceId={notice.AnnonceID} />
        <Box mt="2" mb="-0.5rem" ml="-0.75rem" css={{ '& [aria-expanded=true] svg': { rotate: '180deg' } }}>
          <Button
            variant="ghost"
            size="sm"
            icon="chevron-down"
            aria-expanded={isOpen}
            aria-controls={textId}
            aria-describedby={titleId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.read}
          </Button>
        </Box>
      </Box>
    </Card>
  );
};
