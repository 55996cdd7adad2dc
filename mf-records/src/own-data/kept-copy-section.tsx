import { COPY_DAYS, canKeepCopy } from 'shared-auth/offline';
import { Alert, Button, Card, CardBody, LiveRegion, Row, Section, Stack, StatusBadge, Text } from 'shared-ui';
import { OWN_DATA_TEXTS } from '../texts/own-data';
import { useKeptCopy } from './use-kept-copy';

const texts = OWN_DATA_TEXTS.kept;

const Choice = () => {
  const { copy, isBusy, failure, said, keep, erase } = useKeptCopy();
  return (
    <>
      {copy && (
        <Row gap="3">
          <StatusBadge tone="ok">{texts.on}</StatusBadge>
          <Text>{texts.since(copy.since, copy.until)}</Text>
        </Row>
      )}
      {copy && <Text>{texts.fills}</Text>}
      <Row gap="3">
        {copy ? (
          <Button variant="outline" busy={isBusy} onClick={() => void erase()}>
            {texts.erase}
          </Button>
        ) : (
          <Button
            variant="outline"
            icon="download"
            busy={isBusy}
            disabled={copy === undefined}
            onClick={() => void keep()}
          >
            {texts.keep}
          </Button>
        )}
      </Row>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      <LiveRegion message={said} />
    </>
  );
};

/**
 * Whether this device keeps what she sees, to be read without network; off until she says so
 * (docs/decisions/offline-copy.md).
 */
export const KeptCopySection = () => (
  <Section title={texts.title}>
    <Card>
      <CardBody>
        <Stack gap="4">
          <Text>{texts.text}</Text>
          <Text>{texts.end(COPY_DAYS)}</Text>
          {canKeepCopy() ? <Choice /> : <Text tone="muted">{texts.unable}</Text>}
        </Stack>
      </CardBody>
    </Card>
  </Section>
);
