import { Button, Gate } from 'shared-ui';
import { signOutAndLeave } from '../session/sign-out';
import { REFUSALS, TEXTS } from '../texts';
import { Desk } from './contacts';
import { LandingGate } from './landing-gate';

/** For accounts that are not active yet: retry in 24 hours, then the academic secretariat (S1 §8). */
export default function InactiveStudentPage() {
  return (
    <LandingGate at="/inactiveStudent">
      <Gate icon="hourglass" title={REFUSALS.inactive.title} lead={REFUSALS.inactive.text}>
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
