import { matriculeOf, useWholeSession } from 'shared-auth/host';
import { Button, ViewingBar } from 'shared-ui';
import { ChooseStudent } from '../students/late-choose-student';
import { leaveToStart } from '../students/leave-student';
import { useDisclosure } from '../students/use-disclosure';
import { STUDENTS, TEXTS } from '../texts';

/** Says whose file staff look at, with the ways to another one and back. */
export const ViewedStudentBar = () => {
  const session = useWholeSession();
  const chooser = useDisclosure();
  const { dashboard } = session;
  const name = dashboard ? `${dashboard.PersonnePrenom} ${dashboard.PersonneNom}` : '';
  const { before, who, after } = STUDENTS.viewing(name, matriculeOf(session) ?? '');
  return (
    <>
      <ViewingBar
        action={
          <>
            <Button variant="outline" size="sm" onClick={chooser.open}>
              {TEXTS.changeStudent}
            </Button>
            <Button variant="outline" size="sm" onClick={leaveToStart}>
              {TEXTS.ownAccount}
            </Button>
          </>
        }
      >
        {before}
        <strong>{who}</strong>
        {after}
      </ViewingBar>
      <ChooseStudent isOpen={chooser.isOpen} onClose={chooser.close} />
    </>
  );
};
