import { useFullSession } from 'shared-auth/host';
import { Box, Doors, Section } from 'shared-ui';
import { closedServices } from '../navigation/services';
import { usePortal } from '../portal/portal-context';
import { DOORS, FORBIDDEN, TEXTS } from '../texts';
import { toClosedServiceRow } from './closed-service-row';

/** Closed services of this person, then those meant for others (CONTRACT §7.5). */
export const ClosedServices = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  const closed = closedServices(screens, session, FORBIDDEN.event);
  if (closed.length === 0) return null;
  const others = closed.filter(({ state }) => state === 'sans_objet');
  const { Maintenant } = session.infos;
  return (
    <Box mt={{ base: '1.875rem', sm: '10' }}>
      <Section title={TEXTS.closed}>
        <Doors
          doors={closed
            .map((service) => toClosedServiceRow(service, Maintenant))
            .filter((door) => door !== null)}
          others={
            others.length > 0
              ? {
                  title: DOORS.others(others.length),
                  items: others.map(({ screen, reason }) => ({ title: screen.title, reason })),
                }
              : undefined
          }
        />
      </Section>
    </Box>
  );
};
