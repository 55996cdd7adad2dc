import { ApiError } from 'shared-auth';
import { viewStudent } from 'shared-auth/host';
import type { FieldProblem } from 'shared-contract';
import { chooseStudentSchema, VIEW_REASON } from 'shared-contract/security/schemas';
import { Button, Dialog, Text } from 'shared-ui';
import { DialogActions } from 'shared-ui/kit/dialog';
import { Form, SubmitButton, TextField } from 'shared-ui/kit/form';
import { STUDENTS, TEXTS } from '../texts';
import { ReasonChoice } from './reason-choice';
import { CHOOSER } from './texts';

export interface ChooseStudentDialogProps {
  onClose: () => void;
}

const NOTHING = { Matricule: '', Motif: '' };

const problemsOf = (error: unknown): readonly FieldProblem[] => {
  if (!(error instanceof ApiError)) return [{ path: '', message: STUDENTS.failure }];
  if (error.status === 404) return [{ path: 'Matricule', message: CHOOSER.unknown }];
  return error.fieldErrors.length > 0
    ? error.fieldErrors
    : [{ path: '', message: error.detail ?? STUDENTS.failure }];
};

/** Staff choose the student to view, with a reason that the student can read. */
export default function ChooseStudentDialog({ onClose }: ChooseStudentDialogProps) {
  const submit = async ({ Matricule, Motif }: typeof NOTHING): Promise<readonly FieldProblem[]> => {
    try {
      await viewStudent(Matricule.trim(), Motif.trim());
    } catch (error) {
      return problemsOf(error);
    }
    // Everything in the page belongs to the student who was in view: it starts again.
    window.location.assign('/desktop');
    return [];
  };
  return (
    <Dialog isOpen title={TEXTS.chooseStudent} onClose={onClose}>
      <Text mb="4">{CHOOSER.lead}</Text>
      <Form
        isShort
        schema={chooseStudentSchema}
        label={TEXTS.chooseStudent}
        initialValues={NOTHING}
        onSubmit={submit}
      >
        <TextField name="Matricule" label={CHOOSER.label} autoComplete="off" width="12rem" maxLength={8} />
        <TextField
          name="Motif"
          label={CHOOSER.reason}
          hint={CHOOSER.reasonHint}
          autoComplete="off"
          maxLength={VIEW_REASON.max}
        />
        <ReasonChoice />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {CHOOSER.cancel}
          </Button>
          <SubmitButton busyText={CHOOSER.busy}>{CHOOSER.submit}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
