import { Box, Card, CardBody, Flex, Grid, Skeleton, SkeletonLines, Stack } from 'shared-ui';
import { PAE_COLUMNS } from './columns';

const UNITS = Array.from({ length: 10 }, (_, rank) => rank);

/** The summary and the units, in the places where they will be. */
export const PaeSkeleton = () => (
  <Grid css={PAE_COLUMNS} aria-hidden="true">
    <Card as="aside">
      <CardBody>
        <Skeleton width="50%" height="1.125rem" mb="4" />
        <Skeleton width="60%" height="2.25rem" mb="3" />
        <Skeleton height="0.5rem" mb="8" />
        <Skeleton height="2.75rem" mb="2" />
        <Skeleton height="2.75rem" mb="6" />
        <SkeletonLines lines={6} />
      </CardBody>
    </Card>
    <Stack gap="5">
      <Skeleton width="16rem" mt="1" />
      <Skeleton height="6.5rem" borderRadius="md" />
      <Skeleton width="70%" />
      <Skeleton width="6rem" height="1.5rem" />
      <Stack css={{ gap: '0.5rem' }}>
        {UNITS.map((rank) => (
          <Card key={rank}>
            <Flex alignItems="center" gap="3" h="3.75rem" px="4">
              <Skeleton width="1.5rem" height="1.5rem" />
              <Box flex="1">
                <Skeleton width={rank % 2 === 0 ? '55%' : '40%'} />
              </Box>
              <Skeleton width="2rem" />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  </Grid>
);
