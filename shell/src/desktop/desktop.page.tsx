import { hasStaffHome, matriculeOf, type Session, useFullSession } from 'shared-auth/host';
import { Alert, Button, Duo, Hero, Stack } from 'shared-ui';
import { formatToday } from '../portal/dates';
import { TEXTS, TROUBLES } from '../texts';
import { BoardSection } from './board-section';
import { ClosedServices } from './closed-services';
import { StaffHome } from './late-staff-home';
import { ServiceLists } from './service-lists';
import { TodoSection } from './todo-section';

const reload = () => window.location.reload();

/** Start-up calls whose failure hides part of the home. */
const FAILED_CALLS = [
  { call: 'access', tone: 'danger', title: TROUBLES.rightsTitle },
  { call: 'events', tone: 'warning', title: TROUBLES.eventsTitle },
] as const;

const FailedCalls = ({ failures }: Pick<Session, 'failures'>) => (
  <Stack mt="6">
    {FAILED_CALLS.filter(({ call }) => failures.includes(call)).map(({ call, tone, title }) => (
      <Alert
        key={call}
        tone={tone}
        title={title}
        live
        actions={
          <Button variant="outline" size="sm" icon="rotate-cw" onClick={reload}>
            {TEXTS.retry}
          </Button>
        }
      >
        {TROUBLES.tryAgain}
      </Alert>
    ))}
  </Stack>
);

const Greeting = () => {
  const session = useFullSession();
  const { dashboard, infos } = session;
  const matricule = matriculeOf(session);
  return (
    <Hero
      eyebrow={formatToday(infos.Maintenant)}
      title={TEXTS.hello(dashboard ? dashboard.PersonnePrenom || dashboard.PersonneNom : infos.Nom)}
    >
      {matricule === null && <span>{infos.Fonction ?? TEXTS.staff(infos)}</span>}
      {dashboard?.Etudes && <span>{dashboard.Etudes}</span>}
      {matricule !== null && <span>{TEXTS.matricule(matricule)}</span>}
    </Hero>
  );
};

const StudentDesktop = () => (
  <>
    <Duo>
      <TodoSection />
      <BoardSection />
    </Duo>
    <ServiceLists />
    <ClosedServices />
  </>
);

/** The home: greeting, services, closed services. Without the rights call there are no tiles (CONTRACT §5.1). */
export const DesktopPage = () => {
  const session = useFullSession();
  const hasRights = !session.failures.includes('access');
  const isWithoutStudent = hasStaffHome(session.infos) && matriculeOf(session) === null;
  return (
    <>
      <Greeting />
      {session.failures.length > 0 && <FailedCalls failures={session.failures} />}
      {isWithoutStudent ? <StaffHome /> : hasRights && <StudentDesktop />}
    </>
  );
};
