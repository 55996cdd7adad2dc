import { isStaff, matriculeOf, type Session, useWholeSession } from 'shared-auth/host';
import { Alert, Button, Hero, Stack } from 'shared-ui';
import { formatToday } from '../portal/dates';
import { StaffDesktop } from '../students/staff-desktop';
import { TEXTS, TROUBLES } from '../texts';
import { BoardSection } from './board-section';
import { ClosedServices } from './closed-services';
import { ServiceLists } from './service-lists';

const reload = () => window.location.reload();

const Troubles = ({ failures }: Pick<Session, 'failures'>) => (
  <Stack mt="6">
    {failures.includes('access') && (
      <Alert
        tone="danger"
        title={TROUBLES.rightsTitle}
        live
        actions={
          <Button variant="outline" size="sm" icon="rotate-cw" onClick={reload}>
            {TEXTS.retry}
          </Button>
        }
      >
        {TROUBLES.rightsText}
      </Alert>
    )}
    {failures.includes('events') && (
      <Alert tone="warning" title={TROUBLES.eventsTitle} live>
        {TROUBLES.eventsText}
      </Alert>
    )}
  </Stack>
);

const Greeting = () => {
  const session = useWholeSession();
  const { dashboard, infos } = session;
  const matricule = matriculeOf(session);
  return (
    <Hero
      eyebrow={formatToday(infos.Maintenant)}
      title={dashboard ? TEXTS.hello(dashboard.PersonnePrenom) : TEXTS.helloStaff}
    >
      {matricule !== null && <span>{TEXTS.matricule(matricule)}</span>}
    </Hero>
  );
};

/** The home: greeting, services, what is closed. Without the rights call there is no tile (CONTRACT §5.1). */
export const DesktopPage = () => {
  const session = useWholeSession();
  const hasRights = !session.failures.includes('access');
  const isWithoutStudent = isStaff(session.infos) && matriculeOf(session) === null;
  return (
    <>
      <Greeting />
      {session.failures.length > 0 && <Troubles failures={session.failures} />}
      {isWithoutStudent && <StaffDesktop />}
      {hasRights && !isWithoutStudent && <BoardSection />}
      {hasRights && <ServiceLists />}
      {hasRights && <ClosedServices />}
    </>
  );
};
