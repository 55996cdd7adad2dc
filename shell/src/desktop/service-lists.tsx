import { mustAcceptPrivacy, useFullSession } from 'shared-auth/host';
import { Box, ExternalLinks, Section, Text, Tile, TileGrid } from 'shared-ui';
import { type OpenService, openServices } from '../navigation/services';
import { ErrorBoundary } from '../portal/error-boundary';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';
import { ServiceTile } from './service-tile';
import { useExternalLinks } from './use-external-links';
import { useTodo } from './use-todo';

const useTiles = () => {
  const session = useFullSession();
  const { data: todo } = useTodo().query;
  return (service: OpenService) => (
    <ErrorBoundary
      key={service.screen.path}
      fallback={() => <Tile to={service.screen.path} icon="circle-alert" title={service.screen.title} />}
    >
      <ServiceTile
        service={service}
        done={todo?.Faits?.[service.screen.path]}
        dashboard={session.dashboard}
        now={session.infos.Maintenant}
      />
    </ErrorBoundary>
  );
};

/** The two lists of tiles and the links to the school's other services (CONTRACT §5.18). */
export const ServiceLists = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  const links = useExternalLinks();
  const tile = useTiles();
  // Until the policy is accepted, and where the call failed, nobody knows what is open.
  const isKnown = !session.failures.includes('events') && !mustAcceptPrivacy(session);
  const current = openServices(screens, session, 'moment');
  const file = openServices(screens, session, 'dossier');
  return (
    <Box as="section" aria-label={TEXTS.services} mt={{ base: '6', md: '8' }}>
      <Section title={TEXTS.now}>
        {isKnown && current.length === 0 && (
          <Text tone="muted" mb="3">
            {TEXTS.nothingNow}
          </Text>
        )}
        {current.length > 0 && <TileGrid label={TEXTS.now}>{current.map(tile)}</TileGrid>}
        <ExternalLinks label={TEXTS.elsewhere} links={links} />
      </Section>
      {file.length > 0 && (
        <Section title={TEXTS.file}>
          <TileGrid label={TEXTS.file} isLow>
            {file.map(tile)}
          </TileGrid>
        </Section>
      )}
    </Box>
  );
};
