import { Box } from 'shared-ui';
import { Key } from '../../shared/key';
import { ROOM } from '../../shared/whole-window';
import { QUEUE_LINE } from '../../texts/queue-keys';

const LINE = {
  display: 'none',
  [ROOM]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.875rem',
    padding: '0.5rem 0.75rem',
    borderTop: '1px solid var(--border)',
    color: 'var(--muted)',
    fontSize: '0.75rem',
    '& kbd': { margin: '0 0.25rem 0 0' },
  },
} as const;

/** The keys of the list, where they work; each button says its own. */
export const KeysLine = () => (
  <Box css={LINE} aria-hidden="true">
    {QUEUE_LINE.map(([keys, effect]) => (
      <span key={effect}>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {effect}
      </span>
    ))}
  </Box>
);
