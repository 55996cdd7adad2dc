import { asDialog } from 'shared-auth/late';
import { late } from 'shared-ui';
import { IsolatedBoundary } from '../portal/error-boundary';
import { STUDENTS } from '../texts';
import type { ChooseStudentDialogProps } from './choose-student-dialog';

export interface ChooseStudentProps extends ChooseStudentDialogProps {
  isOpen: boolean;
}

/** Its form is staff's alone, and not the home's to carry. */
const ChooseStudentDialog = late<ChooseStudentDialogProps>(
  () => import(/* webpackChunkName: "choose-student" */ './choose-student-dialog'),
  asDialog(STUDENTS.failure),
);

/** The dialog in which staff choose a student. */
export const ChooseStudent = ({ isOpen, onClose }: ChooseStudentProps) =>
  isOpen && (
    <IsolatedBoundary>
      <ChooseStudentDialog onClose={onClose} />
    </IsolatedBoundary>
  );
