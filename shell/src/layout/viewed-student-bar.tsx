import { matriculeOf, useWholeSession } from 'shared-auth/host';
import { Button, FromTablet, OnPhone, ViewingBar } from 'shared-ui';
import { leaveToStart } from '../students/leave-student';
import { STUDENTS, TEXTS } from '../texts';

/** Says whose file staff look at, with the way back; a phone has the way to another one in the account menu alone. */
export const ViewedStudentBar = ({ onChooseStudent }: { onChooseStudent: () => void }) => {
  const session = useWholeSession();
  const { dashboard } = session;
  const name = dashboard ? `${dashboard.PersonnePrenom} ${dashboard.PersonneNom}` : '';
  const { before, who, after } = STUDENTS.viewing(name, matriculeOf(session) ?? '');
  return (
    <ViewingBar
      action={
        <>
          <FromTablet>
            <Button variant="outline" size="sm" onClick={onChooseStudent}>
              {TEXTS.changeStudent}
            </Button>
          </FromTablet>
          <Button variant="outline" size="sm" onClick={leaveToStart}>
            <FromTablet>{TEXTS.ownAccount}</FromTablet>
            <OnPhone>{TEXTS.quit}</OnPhone>
          </Button>
        </>
      }
    >
      <FromTablet>{before}</FromTablet>
      <strong>{who}</strong>
      <FromTablet>{after}</FromTablet>
    </ViewingBar>
  );
};
