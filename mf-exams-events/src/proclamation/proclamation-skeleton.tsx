import { Box, Card, CardBody, Section, Skeleton, Stack } from 'shared-ui';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';

/** The banner, then the contact means, while they are read. */
export const CeremonySkeleton = () => (
  <Box aria-hidden="true">
    <Skeleton width="full" height={{ base: '13rem', sm: '11rem' }} borderRadius="xl" mb="8" />
    <Section title={texts.meansTitle}>
      <Card>
        <CardBody>
          <Stack gap="5">
            <Skeleton width="60%" height="1.125rem" />
            <Skeleton width="70%" height="1.125rem" />
            <Skeleton width="50%" height="1.125rem" />
          </Stack>
        </CardBody>
      </Card>
    </Section>
  </Box>
);
