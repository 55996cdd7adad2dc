import { useWholeSession } from 'shared-auth/host';
import { windowWords } from 'shared-contract/portal/window-words';
import { Box, Flex, Grid, Heading, Icon, Section, Span, Stack, Text } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { FORBIDDEN, TEXTS } from '../texts';
import { type ClosedService, closedServices } from './services';

const ClosedItem = ({
  service: { screen, reason, window },
  now,
}: {
  service: ClosedService;
  now: string;
}) => (
  <Flex
    as="li"
    gap="3"
    p="4"
    alignItems="flex-start"
    border="1px dashed var(--border-strong)"
    borderRadius="lg"
    bg="sunken"
  >
    <Icon name={screen.tile.icon} />
    <Stack gap="1">
      <Heading as="h3" size="sm">
        {screen.title}
      </Heading>
      <Text size="sm" tone="muted">
        {reason}
      </Text>
      {window && (
        <Flex gap="1.5" alignItems="center">
          <Icon name="lock" size="xs" />
          <Span size="xs" tone="muted">
            {windowWords(window, now)}
          </Span>
        </Flex>
      )}
    </Stack>
  </Flex>
);

/** Services that are closed, with the reason and the dates; they are no links (CONTRACT §5.4). */
export const ClosedServices = () => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const closed = closedServices(screens, session, FORBIDDEN.event);
  if (closed.length === 0) return null;
  return (
    <Box mt="10">
      <Section title={TEXTS.closed}>
        <Grid
          as="ul"
          gap="3"
          gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
        >
          {closed.map((service) => (
            <ClosedItem key={service.screen.path} service={service} now={session.infos.Maintenant} />
          ))}
        </Grid>
      </Section>
    </Box>
  );
};
