import { Box, Card, CardBody, CardHeader, Section, Skeleton, Stack } from 'shared-ui';
import { SUBMISSION_TEXTS } from '../texts/submission';

const texts = SUBMISSION_TEXTS;

const LINES = ['78%', '46%', '34%', '62%', '58%'];
const FILES = [texts.withAppendices, texts.withoutAppendices];

/** The receipt with its lines, and both files. */
export const SubmittedSkeleton = () => (
  <Stack gap="6" aria-hidden="true">
    <Card>
      <CardHeader title={texts.receipt} detail={<Skeleton width="14rem" my="1" />} />
      <CardBody>
        <Stack gap="4">
          {LINES.map((width) => (
            <div key={width}>
              <Skeleton width="6rem" height="0.75rem" my="1" />
              <Skeleton width={width} my="1" />
            </div>
          ))}
        </Stack>
      </CardBody>
    </Card>
    <Section title={texts.yourFiles}>
      <Card>
        {FILES.map((name) => (
          <Box key={name} height="4.125rem" p="0.875rem 1.125rem">
            <Skeleton width="2.25rem" height="2.5rem" />
          </Box>
        ))}
      </Card>
    </Section>
  </Stack>
);

/** Title and discipline, then the two places for files. */
export const SubmissionSkeleton = () => (
  <Box aria-hidden="true">
    <Card>
      <CardHeader title={<Skeleton width="12rem" height="1.125rem" my="1" />} />
      <CardBody>
        <Skeleton width="6rem" mb="3" />
        <Skeleton height="6.25rem" mb="10" />
        <Skeleton width="6rem" mb="3" />
        <Skeleton height="2.75rem" />
      </CardBody>
    </Card>
    <Box mt="6">
      <Section title={texts.files}>
        <Box display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
          {FILES.map((name) => (
            <Skeleton key={name} height="13rem" borderRadius="lg" />
          ))}
        </Box>
      </Section>
    </Box>
  </Box>
);
