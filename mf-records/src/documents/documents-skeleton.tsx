import { DOCUMENT_TEXTS } from 'shared-contract/documents/documents';
import { Box, Card, Flex, Section, Skeleton } from 'shared-ui';
import { UploadSlots } from 'shared-ui/upload';

const SLOTS = ['first', 'second', 'third', 'fourth'];

/** The slots as they come: icon, title, state, two lines, the way in. */
export const DocumentsSkeleton = () => (
  <Section title={DOCUMENT_TEXTS.toUpload}>
    <UploadSlots aria-hidden="true">
      {SLOTS.map((name) => (
        <Card key={name} minH="13rem" p="1.125rem">
          <Flex gap="0.875rem">
            <Skeleton width="2.625rem" height="2.625rem" borderRadius="leaf" flex="none" />
            <Box flex="1">
              <Skeleton width="60%" height="1rem" mt="0.25rem" />
              <Skeleton width="5rem" height="1.5rem" borderRadius="full" mt="2" />
              <Skeleton width="90%" mt="3" />
              <Skeleton height="3.5rem" borderRadius="md" mt="4" />
            </Box>
          </Flex>
        </Card>
      ))}
    </UploadSlots>
  </Section>
);
