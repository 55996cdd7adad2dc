import { Card, CardBody, Stack, Text } from 'shared-ui';
import { TEXTS } from '../texts';

/** General principles of keeping and showing a thesis (S1 §2, §9). */
export const Principles = () => (
  <Card>
    <CardBody>
      <Stack gap="4">
        {TEXTS.consent.principlesText.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </CardBody>
  </Card>
);
