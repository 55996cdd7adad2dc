import { useState } from 'react';
import { API_BASE, type ApiQuery } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { formatInstant } from 'shared-contract/base/dates';
import { pathOf } from 'shared-contract/base/endpoint';
import type { CalendarSubscription } from 'shared-contract/documents/answers';
import {
  calendarFile,
  calendarSubscription,
  makeCalendarAddress,
  removeCalendarAddress,
} from 'shared-contract/documents/endpoints';
import { useLocation } from 'shared-router';
import { Alert, Button, Card, CardBody, Code, LinkButton, Row, Section, Stack, Text } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { CALENDAR_TEXTS } from '../texts/calendar';

const texts = CALENDAR_TEXTS;

const REFRESHES = [calendarSubscription];

export interface CalendarSectionProps {
  subscription: Pick<ApiQuery<CalendarSubscription>, 'data' | 'error'>;
}

/** What is known of an address: since when there is one, or that this could not be read. */
const stateOf = ({ data, error }: CalendarSectionProps['subscription']): string | null => {
  if (data === undefined) return error === undefined ? null : texts.unread;
  return data.CreeeLe === null ? null : texts.since(formatInstant(data.CreeeLe));
};

const Calendar = ({ subscription }: CalendarSectionProps) => {
  const [address, setAddress] = useState<string | null>(null);
  const { run } = useWrite(makeCalendarAddress, {
    success: texts.created,
    failure: texts.failed,
    refreshes: REFRESHES,
    onSaved: ({ Adresse }) => setAddress(Adresse),
  });
  const revoking = useWrite(removeCalendarAddress, {
    success: texts.revoked,
    failure: texts.notRevoked,
    refreshes: REFRESHES,
    onSaved: () => setAddress(null),
  });
  const state = stateOf(subscription);
  return (
    <Section title={texts.title}>
      <Card>
        <CardBody>
          <Stack gap="4">
            <Text>{texts.text}</Text>
            {state !== null && <Text>{state}</Text>}
            <Row gap="3">
              <LinkButton href={API_BASE + pathOf(calendarFile)} variant="outline" icon="calendar-days">
                {texts.download}
              </LinkButton>
              <Button variant="outline" icon="link" onClick={() => void run(undefined)}>
                {state === null ? texts.create : texts.renew}
              </Button>
              {state !== null && (
                <Button variant="ghost" icon="x" onClick={() => void revoking.run(undefined)}>
                  {texts.revoke}
                </Button>
              )}
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

/** Where « Recevoir ces dates dans mon calendrier » of « Mes échéances » leads. */
const ANCHOR = '#calendrier';

/**
 * The student's dates as a calendar: once as a file, or by a subscription that she takes back (CONTRACT §3
 * Calendrier.ics). Who comes for it, by its anchor, is led to it in this long page.
 */
export const CalendarSection = (props: CalendarSectionProps) => {
  const isAskedFor = useLocation().hash === ANCHOR;
  return isAskedFor ? (
    <FocusOnMount>
      <Calendar {...props} />
    </FocusOnMount>
  ) : (
    <Calendar {...props} />
  );
};
