import { matriculeOf, mustAcceptPrivacy, useWholeSession } from 'shared-auth/host';
import { Box, type ExternalLink, ExternalLinks, Section, Text, Tile, TileGrid } from 'shared-ui';
import { ErrorBoundary } from '../portal/error-boundary';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';
import { ServiceTile } from './service-tile';
import { type OpenService, openServices } from './services';

const useTiles = () => {
  const session = useWholeSession();
  return (service: OpenService) => (
    <ErrorBoundary
      key={service.screen.path}
      fallback={() => <Tile to={service.screen.path} icon="circle-alert" title={service.screen.title} />}
    >
      <ServiceTile service={service} dashboard={session.dashboard} now={session.infos.Maintenant} />
    </ErrorBoundary>
  );
};

const useExternalLinks = (): ExternalLink[] => {
  const { links } = usePortal().institution;
  return [
    { label: TEXTS.mail, href: links.mail, icon: 'mail' },
    { label: TEXTS.chat, href: links.chat, icon: 'messages-square' },
    { label: TEXTS.timetable, href: links.timetable, icon: 'calendar-days' },
  ];
};

/** The two lists of tiles and the links to the school's other services (CONTRACT §5.18). */
export const ServiceLists = () => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const links = useExternalLinks();
  const tile = useTiles();
  // Until the policy is accepted, and where the call failed, nobody knows what is open.
  const isKnown = !session.failures.includes('events') && !mustAcceptPrivacy(session);
  const current = openServices(screens, session, 'moment');
  const file = openServices(screens, session, 'dossier');
  return (
    <Box as="section" aria-label={TEXTS.services} mt={{ base: '6', md: '8' }}>
      <Section title={TEXTS.now}>
        {isKnown && current.length === 0 && matriculeOf(session) !== null && (
          <Text tone="muted" mb="3">
            {TEXTS.nothingNow}
          </Text>
        )}
        <TileGrid label={TEXTS.now}>
          {current.map(tile)}
          <ExternalLinks links={links} />
        </TileGrid>
      </Section>
      {file.length > 0 && (
        <Section title={TEXTS.file}>
          <TileGrid label={TEXTS.file}>{file.map(tile)}</TileGrid>
        </Section>
      )}
    </Box>
  );
};
