import { Box, Card, CardHeader, Skeleton, Stack } from 'shared-ui';
import { PAI_TEXTS as texts } from '../texts/pai';

const ROWS = [0, 1, 2];

/** What to know before signing, then the plan, while it is read. */
export const PlanSkeleton = () => (
  <Stack gap="4" aria-hidden="true">
    <Skeleton width="full" height={{ base: '13.5rem', sm: '7.5rem' }} borderRadius="lg" />
    <Card>
      <CardHeader title={texts.tableTitle} aside={<Skeleton width="4rem" />} />
      {ROWS.map((rank) => (
        <Box key={rank} p="5" borderTop="1px solid var(--border)">
          <Skeleton width="60%" height="1rem" />
          <Skeleton width="90%" height="1rem" mt="3" />
        </Box>
      ))}
    </Card>
  </Stack>
);
