import { useFormState } from 'react-final-form';
import { LeaveGuard } from '../dialog/leave-guard';

/** Asks before what was typed is left behind: on while the form's values differ from those that were saved. */
export const UnsavedGuard = () => {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  return <LeaveGuard when={dirty === true && submitting !== true} />;
};
