import { API_BASE } from 'shared-auth';
import { pathOf } from 'shared-contract/base/endpoint';
import { calendarFile } from 'shared-contract/documents/endpoints';
import { Button, Card, LinkButton, ScreenOnly, Section, Stack, Text } from 'shared-ui';
import { iconPrinter } from 'shared-ui/icons';
import { DEADLINES } from './texts';

/** What can be done with all the dates at once: under them on a phone, where a date is what one came for. */
export const CalendarActs = () => (
  <ScreenOnly>
    <Section title={DEADLINES.calendar}>
      <Card padding="4">
        <Stack gap="3">
          <Text size="sm" tone="muted">
            {DEADLINES.calendarText}
          </Text>
          <LinkButton to="/contacts#calendrier" variant="outline" icon="calendar-days">
            {DEADLINES.subscribe}
          </LinkButton>
          <LinkButton href={API_BASE + pathOf(calendarFile)} variant="outline" icon="download">
            {DEADLINES.download}
          </LinkButton>
          <Button variant="outline" icon={{ path: iconPrinter }} onClick={() => window.print()}>
            {DEADLINES.print}
          </Button>
        </Stack>
      </Card>
    </Section>
  </ScreenOnly>
);
