import { useState } from 'react';
import { API_BASE, apiPost, useSave } from 'shared-auth';
import type { CalendarAddress } from 'shared-contract/documents/documents';
import { Alert, Button, Card, CardBody, Code, LinkButton, Row, Section, Stack, Text } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';

const texts = DOCUMENT_PAGE_TEXTS.calendar;
const STUDENT = '/extranet/student';

/** The student's dates as a calendar: once as a file, or by subscription (CONTRACT §3 Calendrier.ics). */
export const CalendarSection = () => {
  const save = useSave();
  const [address, setAddress] = useState<string | null>(null);
  const create = async () => {
    const made = await save(() => apiPost<CalendarAddress>(`${STUDENT}/Calendrier`), {
      success: texts.created,
      failure: texts.failed,
    });
    if (made !== false) setAddress(made.Adresse);
  };
  return (
    <Section title={texts.title}>
      <Card>
        <CardBody>
          <Stack gap="4">
            <Text>{texts.text}</Text>
            <Row gap="3">
              <LinkButton
                href={`${API_BASE}${STUDENT}/Calendrier.ics`}
                variant="outline"
                icon="calendar-days"
              >
                {texts.download}
              </LinkButton>
              <Button variant="outline" icon="link" onClick={() => void create()}>
                {address ? texts.renew : texts.create}
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
