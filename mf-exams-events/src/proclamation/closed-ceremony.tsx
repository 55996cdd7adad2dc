import type { Proclamation } from 'shared-contract/proclamation/answers';
import { Card, CardBody, Stack, Text } from 'shared-ui';
import { ReceiptsCard } from '../shared/receipts-card';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';
import { CeremonyBanner } from './ceremony-banner';

/** Read-only ceremony and answer, once registered or closed (CONTRACT §7.3). */
export const ClosedCeremony = ({ ceremony }: { ceremony: Proclamation }) => {
  const guests = ceremony.ProclamationNombreInvites;
  return (
    <Stack gap="4">
      <CeremonyBanner ceremony={ceremony} />
      <Card as="section">
        <CardBody>
          <Text fontWeight="semibold">{guests === null ? texts.noAnswer : texts.summary(guests)}</Text>
          <Text tone="muted" mt="1" maxW="42rem">
            {texts.changed}
          </Text>
        </CardBody>
      </Card>
      <ReceiptsCard domain="Proclamation" isLikely={guests !== null} />
    </Stack>
  );
};
