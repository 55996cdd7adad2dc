import type { NoticeChange } from 'shared-contract/notices/answers';
import { Box, Section, Text } from 'shared-ui';
import { NOTICE_TEXTS } from '../texts/notices';

const texts = NOTICE_TEXTS.history;

const LIST = {
  display: 'grid',
  gap: '3',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;

/** What was done to a notice at the desk, newest first, and by whom. */
export const NoticeHistory = ({ changes }: { changes: readonly NoticeChange[] }) => (
  <Section title={texts.title}>
    {changes.length === 0 ? (
      <Text tone="muted">{texts.none}</Text>
    ) : (
      <Box as="ul" css={LIST}>
        {changes.map((change) => (
          <li key={change.ChangementID}>
            {texts.line(change)}
            <Text tone="muted">{texts.by(change)}</Text>
          </li>
        ))}
      </Box>
    )}
  </Section>
);
