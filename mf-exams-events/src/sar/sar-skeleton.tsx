import { Box, Card, CardHeader, Skeleton } from 'shared-ui';
import { SAR_TEXTS as texts } from '../texts/sar';

const ROWS = [0, 1, 2, 3, 4, 5];

const row = {
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) 12rem' },
  gap: '0.5rem 0.875rem',
  alignItems: 'center',
  padding: { base: '0.875rem 1.125rem', sm: '0.75rem 1.5rem' },
  borderTop: '1px solid var(--border)',
} as const;

/** The sessions to tick, while they are read: the card's title stands from the start. */
export const SarSkeleton = () => (
  <Card aria-hidden="true">
    <CardHeader title={texts.listTitle} aside={<Skeleton width="6.5rem" height="1.625rem" />} />
    {ROWS.map((rank) => (
      <Box key={rank} css={row}>
        <Skeleton width="1.5rem" height="1.5rem" />
        <Box>
          <Skeleton width="75%" height="1rem" />
          <Skeleton width="5rem" mt="2" />
        </Box>
        <Box gridColumn={{ base: '2', sm: '3' }} my={{ base: '1.5', sm: '0' }}>
          <Skeleton width="11rem" height="1rem" />
        </Box>
      </Box>
    ))}
  </Card>
);
