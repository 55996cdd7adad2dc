import { Button, Gate } from 'shared-ui';
import { signOutAndLeave } from '../session/sign-out';
import { REFUSALS, TEXTS } from '../texts';
import { Desk } from './contacts';
import { LandingGate } from './landing-gate';
import { GATES } from './texts';

/** For accounts that are not active yet: retry in 24 hours, then the academic secretariat (S1 §8). */
export default function InactiveStudentPage() {
  return (
    <LandingGate at="/inactiveStudent">
      <Gate icon="hourglass" title={REFUSALS.inactive.title} lead={GATES.inactive}>
        <Desk />
        <div>
          <Button variant="outline" icon="log-out" onClick={signOutAndLeave}>
            {TEXTS.signOut}
          </Button>
        </div>
      </Gate>
    </LandingGate>
  );
}
