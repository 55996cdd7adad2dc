import { useWrite } from 'shared-auth/write';
import { askDataCopy, dataCopies } from 'shared-contract/own-data/endpoints';
import { AsyncState, Box, Button, Card, CardBody, Row, Section, Skeleton, Stack, Text } from 'shared-ui';
import { OWN_DATA_TEXTS } from '../texts/own-data';
import { CopyLine } from './copy-line';
import { useDataCopies } from './use-own-data';

const texts = OWN_DATA_TEXTS.copy;

/** Asks for a copy of all that the portal holds about her, and gives those that are ready. */
export const CopySection = () => {
  const copies = useDataCopies();
  const { run, isBusy } = useWrite(askDataCopy, {
    success: texts.asked,
    failure: texts.failed,
    refreshes: [dataCopies],
  });
  const isMaking = copies.data?.some(({ Etat }) => Etat === 'en_preparation') ?? false;
  return (
    <Section title={texts.title}>
      <Card>
        <CardBody>
          <Stack gap="4">
            <Text>{texts.text}</Text>
            <Text>{texts.care}</Text>
            <Row gap="3">
              <Button icon="download" busy={isBusy || isMaking} onClick={() => void run(undefined)}>
                {texts.ask}
              </Button>
            </Row>
            <AsyncState
              query={copies}
              errorTitle={texts.error}
              skeleton={
                <Box height="1lh">
                  <Skeleton width="14rem" />
                </Box>
              }
              empty={<Text tone="muted">{texts.none}</Text>}
            >
              {(list) => list.map((copy) => <CopyLine key={copy.CopieID} copy={copy} />)}
            </AsyncState>
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
};
