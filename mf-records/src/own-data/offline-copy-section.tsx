import { useSyncExternalStore } from 'react';
import { COPY_DAYS, isCopySupported } from 'shared-auth/offline';
import { Alert, Button, Card, CardBody, LiveRegion, Row, Section, Stack, StatusBadge, Text } from 'shared-ui';
import { OWN_DATA_TEXTS } from '../texts/own-data';
import { useOfflineCopy } from './use-offline-copy';

const texts = OWN_DATA_TEXTS.kept;

const Choice = () => {
  const { copy, isBusy, failure, said, keep, erase } = useOfflineCopy();
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

const neverChanges = () => () => {};

/** The server draws the choice: only the browser knows that it is none. */
const useIsSupported = (): boolean => useSyncExternalStore(neverChanges, isCopySupported, () => true);

/** Opt-in to the offline copy on this device (docs/decisions/offline-copy.md). */
export const OfflineCopySection = () => {
  const isSupported = useIsSupported();
  return (
    <Section title={texts.title}>
      <Card>
        <CardBody>
          <Stack gap="4">
            <Text>{texts.text}</Text>
            <Text>{texts.end(COPY_DAYS)}</Text>
            {isSupported ? <Choice /> : <Text tone="muted">{texts.unable}</Text>}
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
};
