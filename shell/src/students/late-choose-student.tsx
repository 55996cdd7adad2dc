import { lateDialog } from 'shared-auth/late-dialog';
import { Apart } from '../portal/apart';
import { STUDENTS } from '../texts';
import type { ChooseStudentDialogProps } from './choose-student-dialog';

export interface ChooseStudentProps extends ChooseStudentDialogProps {
  isOpen: boolean;
}

/** Its form is staff's alone, and not the home's to carry. */
const ChooseStudentDialog = lateDialog<ChooseStudentDialogProps>(
  async () => (await import(/* webpackChunkName: "choose-student" */ './choose-student-dialog')).default,
  STUDENTS.failure,
);

/** The dialog in which staff choose a student. */
export const ChooseStudent = ({ isOpen, onClose }: ChooseStudentProps) =>
  isOpen && (
    <Apart>
      <ChooseStudentDialog onClose={onClose} />
    </Apart>
  );
