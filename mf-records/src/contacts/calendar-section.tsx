import { useState } from 'react';
import { API_BASE } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { pathOf } from 'shared-contract/base/endpoint';
import {
  calendarFile,
  makeCalendarAddress,
  removeCalendarAddress,
} from 'shared-contract/documents/endpoints';
import { useLocation } from 'shared-router';
import { Alert, Button, Card, CardBody, Code, LinkButton, Row, Section, Stack, Text } from 'shared-ui';
import { Arrival } from 'shared-ui/arrival';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';

const texts = DOCUMENT_PAGE_TEXTS.calendar;

const Calendar = () => {
  const [address, setAddress] = useState<string | null>(null);
  const { run } = useWrite(makeCalendarAddress, {
    success: texts.created,
    failure: texts.failed,
    onSaved: ({ Adresse }) => setAddress(Adresse),
  });
  const revoking = useWrite(removeCalendarAddress, {
    success: texts.revoked,
    failure: texts.notRevoked,
    onSaved: () => setAddress(null),
  });
  return (
    <Section title={texts.title}>
      <Card>
        <CardBody>
          <Stack gap="4">
            <Text>{texts.text}</Text>
            <Row gap="3">
              <LinkButton href={API_BASE + pathOf(calendarFile)} variant="outline" icon="calendar-days">
                {texts.download}
              </LinkButton>
              <Button variant="outline" icon="link" onClick={() => void run(undefined)}>
                {address ? texts.renew : texts.create}
              </Button>
              <Button variant="ghost" icon="x" onClick={() => void revoking.run(undefined)}>
                {texts.revoke}
              </Button>
            </Row>
            {address && (
              <Alert tone="info" title={texts.address}>
                <p>
                  <Code overflowWrap="anywhere">{address}</Code>
                </p>
                <p>{texts.secret}</p>
              </Alert>
            )}
          </Stack>
        </CardBody>
      </Card>
    </Section>
  );
};

/** Where « S’abonner depuis mon téléphone » of « Mes échéances » leads. */
const ANCHOR = '#calendrier';

/**
 * The student's dates as a calendar: once as a file, or by a subscription that she takes back (CONTRACT §3
 * Calendrier.ics). Who comes for it, by its anchor, is led to it in this long page.
 */
export const CalendarSection = () => {
  const isAskedFor = useLocation().hash === ANCHOR;
  return isAskedFor ? (
    <Arrival>
      <Calendar />
    </Arrival>
  ) : (
    <Calendar />
  );
};
