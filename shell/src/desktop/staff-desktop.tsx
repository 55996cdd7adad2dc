import { useApi } from 'shared-auth';
import { decideAccess, isStaff, useFullSession } from 'shared-auth/host';
import { isDeskPageFor } from 'shared-contract/staff/desk-pages';
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

/** Room for the two columns. */
const BESIDE = '@media (min-width: 68.75em)';

/** Shown once it is known how much stands above it: it would move otherwise. */
const AFTER = { '[data-waits] &': { display: 'none' } } as const;

const PARTS = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  marginTop: { base: '5', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minWidth: '0' },
  [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
} as const;

/** On a phone what waits comes first. */
const PAGES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  order: { base: '1', md: '0' },
  '[data-waits] &': { display: { base: 'none', md: 'flex' } },
} as const;

/** Under the rest, or beside it where it has a column of its own. */
const SIDE = { '[data-waits] &': { display: 'none', [BESIDE]: { display: 'block' } } } as const;

const DESK = '/gestion';
const WINDOWS = '/gestion/periodes';
const VERIFICATIONS = '/verifications';

/** The tools of this person, and the pages under them. */
const usePages = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  const tools = [...openServices(screens, session, 'moment'), ...openServices(screens, session, 'dossier')];
  const open = screens.filter(
    (screen) => isAvailable(screen) && decideAccess(screen, session).kind === 'open',
  );
  return tools
    .flatMap(({ screen }) => [screen, ...open.filter(({ parent }) => parent === screen.path)])
    .filter(({ path }) => isDeskPageFor(path, session.infos));
};

/** Home of staff: a student first, then what waits, what changes, who was seen last; the portal for administrators. */
export default function StaffDesktop() {
  const session = useFullSession();
  const links = useExternalLinks();
  const query = useApi(staffHome);
  const pages = usePages();
  const has = (wanted: string) => pages.some(({ path }) => path === wanted);
  // Every file for who verifies; who works at the desk alone finds the requests of her sections.
  const searched = has(VERIFICATIONS) ? VERIFICATIONS : DESK;
  const waits = query.data === undefined && query.error === undefined;
  return (
    <Box as="section" aria-label={TEXTS.services} {...(waits && { 'data-waits': '' })}>
      <Box css={PARTS}>
        <Stack gap="5">
          <StudentSearch place={searched} title={STAFF_HOME.search.titles[searched]} />
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
                <WaitingCard kinds={home.Attente} desk={DESK} />
                <ChangesCard changes={home.Periodes} all={has(WINDOWS) ? WINDOWS : null} />
              </>
            )}
          </AsyncState>
        </Stack>
        <Box css={SIDE}>
          <Stack gap="5">
            {session.infos.admin && <PortalCard />}
            {isStaff(session.infos) && <SeeAsStudent />}
            {query.data && <SeenCard students={query.data.Recents} place={searched} />}
          </Stack>
        </Box>
      </Box>
      <Box css={AFTER}>
        <Section title={TEXTS.elsewhere}>
          <ExternalLinks label={TEXTS.elsewhere} links={links} />
        </Section>
      </Box>
    </Box>
  );
}
