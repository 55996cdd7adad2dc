import { Box, Card, CardBody, Skeleton } from 'shared-ui';

const Field = () => (
  <div>
    <Skeleton width="6rem" my="1" />
    <Skeleton width="full" height="2.75rem" mt="2" borderRadius="sm" />
  </div>
);

/** The form of an absence while its lists come: an enrolment, two days, the exams, the proof. */
export const FormSkeleton = () => (
  <Card aria-hidden="true">
    <CardBody>
      <Field />
      <Box
        display="grid"
        gap="1.375rem 1.25rem"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        mt="1.375rem"
      >
        <Field />
        <Field />
      </Box>
      <Skeleton width="5rem" mt="6" />
      <Skeleton width="min(18rem, 80%)" height="0.75rem" mt="2" />
      <Skeleton width="6rem" mt="6" />
      <Skeleton width="full" height="7rem" mt="2" borderRadius="md" />
    </CardBody>
  </Card>
);
