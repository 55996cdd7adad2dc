import { useSession } from 'shared-auth';
import type { Notice } from 'shared-contract/notices/answers';
import { formatNearDay } from 'shared-contract/portal/format-window';
import { Box, Flex, Icon } from 'shared-ui';
import { iconPaperclip } from 'shared-ui/icons';
import { NOTICES_TEXTS } from '../texts/notices';

const texts = NOTICES_TEXTS;

/** When a notice came out, for whom, and how many files it has: below on a phone, at the right from 900 px on. */
export const NoticeMeta = ({ notice }: { notice: Notice }) => {
  const { Maintenant } = useSession();
  return (
    <Flex
      flexWrap="wrap"
      columnGap="3"
      rowGap="0.5"
      flexDirection={{ md: 'column' }}
      alignItems={{ md: 'flex-end' }}
      textAlign={{ md: 'right' }}
      fontSize="xs"
      color="muted"
    >
      <time dateTime={notice.AnnonceDateDebutPublication}>
        {formatNearDay(notice.AnnonceDateDebutPublication, Maintenant)}
      </time>
      <span>{notice.Section ?? texts.school}</span>
      {notice.PiecesJointes > 0 && (
        <Box as="span" display="inline-flex" gap="1" alignItems="center">
          <Icon path={iconPaperclip} size="sm" />
          {texts.files(notice.PiecesJointes)}
        </Box>
      )}
    </Flex>
  );
};
