import { matriculeOf, useFullSession } from 'shared-auth/host';
import { personName } from 'shared-contract/base/french';
import { Button, FromTablet, OnPhone, ViewingBar } from 'shared-ui';
import { stopViewingStudent } from '../students/stop-viewing-student';
import { QUIT, viewing } from '../students/texts';
import { TEXTS } from '../texts';

export interface ViewedStudentBarProps {
  onChooseStudent: () => void;
}

/** Bar with the student whose file staff view, and the way back; on a phone, switching is in the account menu only. */
export default function ViewedStudentBar({ onChooseStudent }: ViewedStudentBarProps) {
  const session = useFullSession();
  const { dashboard } = session;
  const name = dashboard ? personName(dashboard.PersonnePrenom, dashboard.PersonneNom) : '';
  const { before, who, after } = viewing(name, matriculeOf(session) ?? '');
  return (
    <ViewingBar
      action={
        <>
          <FromTablet>
            <Button variant="outline" size="sm" onClick={onChooseStudent}>
              {TEXTS.changeStudent}
            </Button>
          </FromTablet>
          <Button variant="outline" size="sm" onClick={stopViewingStudent}>
            <FromTablet>{TEXTS.ownAccount}</FromTablet>
            <OnPhone>{QUIT}</OnPhone>
          </Button>
        </>
      }
    >
      <FromTablet>{before}</FromTablet>
      <strong>{who}</strong>
      <FromTablet>{after}</FromTablet>
    </ViewingBar>
  );
}
