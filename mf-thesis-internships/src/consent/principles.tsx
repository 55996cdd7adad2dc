import { Card, CardBody, Stack, Text } from 'shared-ui';
import { CONSENT_TEXTS } from '../texts/consent';

/** General principles of keeping and showing a thesis (S1 §2, §9). */
export const Principles = () => (
  <Card>
    <CardBody>
      <Stack gap="4">
        {CONSENT_TEXTS.principlesText.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
