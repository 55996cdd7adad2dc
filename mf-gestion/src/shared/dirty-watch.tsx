import { useEffect } from 'react';
import { useFormState } from 'shared-ui/form';

/** Reports whether the form has unsaved changes. */
export const DirtyWatch = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  useEffect(() => onDirty(!pristine), [onDirty, pristine]);
  return null;
};
