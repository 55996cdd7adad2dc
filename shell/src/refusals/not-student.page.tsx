import { Button, Gate, Stack, Text } from 'shared-ui';
import { signOutAndLeave } from '../session/sign-out';
import { REFUSALS, TEXTS } from '../texts';
import { Contacts } from './contacts';
import { LandingGate } from './landing-gate';
import { GATES } from './texts';

const Lead = () => (
  <Stack gap="2">
    <Text lang="en">{GATES.notStudent.quoted}</Text>
    <Text>{GATES.notStudent.text}</Text>
  </Stack>
);

/** For those who are neither students nor staff (S1 §8). */
export default function NotStudentPage() {
  return (
    <LandingGate at="/notStudent">
      <Gate icon="user-round-x" title={REFUSALS.notStudent.title} lead={<Lead />}>
        <Contacts />
        <div>
          <Button variant="outline" icon="log-out" onClick={signOutAndLeave}>
            {TEXTS.signOut}
          </Button>
        </div>
      </Gate>
    </LandingGate>
  );
}
