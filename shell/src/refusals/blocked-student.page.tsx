import { decideAccess, useFullSession } from 'shared-auth/host';
import { Gate, GoLink, Section, Stack } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { isAvailable } from '../portal/screens';
import { REFUSALS } from '../texts';
import { Contacts } from './contacts';
import { LandingGate } from './landing-gate';
import { GATES } from './texts';

const StillOpen = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  const open = screens.filter(
    (screen) =>
      screen.whenBlocked &&
      screen.tile &&
      isAvailable(screen) &&
      decideAccess(screen, session).kind === 'open',
  );
  if (open.length === 0) return null;
  return (
    <Section title={GATES.blocked.stillOpen}>
      <Stack gap="2">
        {open.map(({ path, title, tile }) => (
          <GoLink key={path} to={path} icon={tile?.icon ?? ''} title={title} text={tile?.text} />
        ))}
      </Stack>
    </Section>
  );
};

/** For blocked students: whom to ask, and the two services that stay open (S1 §4, §8). */
export default function BlockedStudentPage() {
  return (
    <LandingGate at="/blockedStudent">
      <Gate icon="lock" title={REFUSALS.blocked.title} lead={GATES.blocked.text}>
        <Contacts />
        <StillOpen />
      </Gate>
    </LandingGate>
  );
}
