import { useApi } from 'shared-auth';
import { portalStatus } from 'shared-contract/admin/endpoints';
import type { PortalStatus } from 'shared-contract/federation/status-answers';
import type { StaffHome } from 'shared-contract/staff/answers';
import {
  AppLink,
  AsyncState,
  Box,
  Card,
  CardBody,
  CardHeader,
  Icon,
  SkeletonLines,
  StatusBadge,
  Text,
  withOrdinals,
} from 'shared-ui';
import { TEXTS } from '../../texts';
import { useStudentSearch } from './student-search';
import { STAFF_HOME } from './texts';

const LINES = {
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.9375rem',
  '& > li + li': { borderTop: '1px solid var(--border)' },
  '& > li > :is(div, a, button)': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 0.75rem',
    width: '100%',
    minHeight: '2.75rem',
    padding: '0.5rem 1.125rem',
    color: 'var(--text)',
  },
  '& > li > button': {
    border: '0',
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& > li > a': { textDecoration: 'none' },
  '& > li > :is(a, button):hover': { background: 'var(--sunken)' },
  '& > li > :is(a, button):focus-visible': { outlineOffset: '-3px' },
  '& > li > * > :first-child': { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: '0.8125rem' },
} as const;

/** The windows that open or close in the days to come. */
export const ChangesCard = ({ changes, all }: { changes: StaffHome['Periodes']; all: string | null }) => {
  const texts = STAFF_HOME.changes;
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader title={texts.title} aside={all !== null && <AppLink to={all}>{texts.all}</AppLink>} />
      {changes.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.none}</Text>
        </CardBody>
      ) : (
        <Box as="ul" css={LINES}>
          {changes.map((change) => (
            <li key={`${change.Libelle}-${change.Section}-${change.Effet}`}>
              <div>
                <span>{texts.what(change)}</span>
                <StatusBadge tone={change.Effet === 'ferme' ? 'warning' : 'info'}>
                  {withOrdinals(texts.effect(change))}
                </StatusBadge>
              </div>
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
};

export interface SeenCardProps {
  students: StaffHome['Recents'];
  /** Page that searches one of them. */
  place: string;
}

/** The students whose files one opened last. */
export const SeenCard = ({ students, place }: SeenCardProps) => {
  const texts = STAFF_HOME.seen;
  const search = useStudentSearch(place);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader title={texts.title} />
      {students.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.none}</Text>
        </CardBody>
      ) : (
        <Box as="ul" css={LINES}>
          {students.map(({ EtudiantMatricule, Nom, Prenom, Section }) => (
            <li key={EtudiantMatricule}>
              <button type="button" onClick={() => search(EtudiantMatricule)}>
                <span>
                  {`${Prenom} ${Nom}`.trim()}
                  <small>
                    {EtudiantMatricule}, {Section}
                  </small>
                </span>
                <Icon name="chevron-right" />
              </button>
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
};

/** As high as the lines that take its place. */
const PORTAL_LINES = {
  height: 'calc(3 * 2.75rem + 2px)',
  padding: '0.5rem 1.125rem',
  overflow: 'hidden',
} as const;

const isWorking = ({ Actif, Pannes }: PortalStatus['Domaines'][number]): boolean =>
  Actif && Pannes.length === 0;

const Health = ({ status: { Domaines, Courrier } }: { status: PortalStatus }) => {
  const texts = STAFF_HOME.portal;
  const published = Domaines.filter(({ Version }) => Version !== null);
  const working = published.filter(isWorking).length;
  const mailFails = Courrier.EnEchec + Courrier.Abandonnes > 0;
  const lines = [
    { name: texts.base, isFine: true, fault: texts.failing },
    {
      name: texts.domains(working, published.length),
      isFine: working === published.length,
      fault: texts.failing,
    },
    { name: texts.mail(Courrier.EnAttente), isFine: !mailFails, fault: texts.mailFails },
  ];
  return (
    <Box as="ul" css={LINES}>
      {lines.map(({ name, isFine, fault }) => (
        <li key={name}>
          <div>
            <span>{name}</span>
            <StatusBadge tone={isFine ? 'ok' : 'danger'}>{isFine ? texts.fine : fault}</StatusBadge>
          </div>
        </li>
      ))}
    </Box>
  );
};

const PAGES = [
  { to: '/admin/etat', title: TEXTS.status },
  { to: '/admin/testeurs', title: TEXTS.testers },
  { to: '/admin/journal', title: TEXTS.audit },
] as const;

/** How the portal is doing, for administrators, and the pages that say more. */
export const PortalCard = () => {
  const texts = STAFF_HOME.portal;
  const query = useApi(portalStatus);
  return (
    <Card as="section" aria-label={texts.title}>
      <CardHeader title={texts.title} />
      <AsyncState
        query={query}
        errorTitle={texts.error}
        skeleton={
          <Box css={PORTAL_LINES}>
            <SkeletonLines lines={4} />
          </Box>
        }
      >
        {(status) => <Health status={status} />}
      </AsyncState>
      <Box as="ul" css={{ ...LINES, borderTop: '1px solid var(--border)' }}>
        {PAGES.map(({ to, title }) => (
          <li key={to}>
            <AppLink to={to}>
              <span>{title}</span>
              <Icon name="chevron-right" />
            </AppLink>
          </li>
        ))}
      </Box>
    </Card>
  );
};
