import { useApi } from 'shared-auth';
import { decideAccess, useFullSession } from 'shared-auth/host';
import { staffHome } from 'shared-contract/staff/endpoints';
import { AsyncState, Box, ExternalLinks, LinkButton, Section, SkeletonCards, Stack } from 'shared-ui';
import { openServices } from '../navigation/services';
import { usePortal } from '../portal/portal-context';
import { isAvailable } from '../portal/screens';
import { SeeAsStudent } from '../students/see-as-student';
import { TEXTS } from '../texts';
import { ChangesCard, PortalCard, SeenCard } from './staff/side-cards';
import { StudentSearch } from './staff/student-search';
import { STAFF_HOME } from './staff/texts';
import { WaitingCard } from './staff/waiting-card';
import { useExternalLinks } from './use-external-links';

const PARTS = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  marginTop: { base: '5', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: '0' },
  '@media (min-width: 68.75em)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
} as const;

/** On a phone what waits comes first. */
const PAGES = { display: 'flex', flexWrap: 'wrap', gap: '2', order: { base: '1', md: '0' } } as const;

const WINDOWS = '/gestion/periodes';

/** The tools of this person, and the pages under them. */
const usePages = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  const tools = [...openServices(screens, session, 'moment'), ...openServices(screens, session, 'dossier')];
  const open = screens.filter(
    (screen) => isAvailable(screen) && decideAccess(screen, session).kind === 'open',
  );
  return tools.flatMap(({ screen }) => [screen, ...open.filter(({ parent }) => parent === screen.path)]);
};

/** Home of staff: a student first, then what waits, what changes, who was seen last; the portal for administrators. */
export default function StaffDesktop() {
  const session = useFullSession();
  const links = useExternalLinks();
  const query = useApi(staffHome);
  const pages = usePages();
  return (
    <Box as="section" aria-label={TEXTS.services}>
      <Box css={PARTS}>
        <Stack gap="5">
          <StudentSearch />
          <Box as="nav" aria-label={STAFF_HOME.pages} css={PAGES}>
            {pages.map(({ path, title }) => (
              <LinkButton key={path} to={path} variant="tonal" size="sm">
                {title}
              </LinkButton>
            ))}
          </Box>
          <AsyncState
            query={query}
            errorTitle={STAFF_HOME.waiting.error}
            skeleton={<SkeletonCards count={2} />}
          >
            {(home) => (
              <>
                <WaitingCard kinds={home.Attente} desk="/gestion" />
                <ChangesCard
                  changes={home.Periodes}
                  all={pages.some(({ path }) => path === WINDOWS) ? WINDOWS : null}
                />
              </>
            )}
          </AsyncState>
        </Stack>
        <Stack gap="5">
          {query.data && <SeenCard students={query.data.Recents} />}
          {session.infos.admin && <PortalCard />}
          <SeeAsStudent />
        </Stack>
      </Box>
      <Section title={TEXTS.elsewhere}>
        <ExternalLinks label={TEXTS.elsewhere} links={links} />
      </Section>
    </Box>
  );
}
