import { asDialog } from 'shared-auth/late';
import { late } from 'shared-ui';
import { IsolatedBoundary } from '../portal/error-boundary';
import { STUDENTS } from '../texts';
import type { ChooseStudentDialogProps } from './choose-student-dialog';

export interface ChooseStudentProps extends ChooseStudentDialogProps {
  isOpen: boolean;
}

/** Lazy-loaded: staff only. */
const ChooseStudentDialog = late<ChooseStudentDialogProps>(
  () => import(/* webpackChunkName: "choose-student" */ './choose-student-dialog'),
  asDialog(STUDENTS.failure),
);

/** Dialog in which staff choose a student. */
export const ChooseStudent = ({ isOpen, onClose }: ChooseStudentProps) =>
  isOpen && (
    <IsolatedBoundary>
      <ChooseStudentDialog onClose={onClose} />
    </IsolatedBoundary>
  );
