import { Box, Text } from 'shared-ui';

const WORDS = {
  margin: '0',
  paddingLeft: '0.875rem',
  borderLeft: '4px solid var(--accent)',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
} as const;

/** A person's text, verbatim; renders nothing when empty. */
export const Quotation = ({ label, words }: { label: string; words: string | null }) =>
  words?.trim() ? (
    <div>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Box as="blockquote" css={WORDS}>
        {words}
      </Box>
    </div>
  ) : null;
