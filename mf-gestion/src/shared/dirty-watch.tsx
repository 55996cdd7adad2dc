import { useEffect } from 'react';
import { useFormState } from 'shared-ui/form';

/** Says whether something is typed that was not saved. */
export const DirtyWatch = ({ onDirty }: { onDirty: (isDirty: boolean) => void }) => {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  useEffect(() => onDirty(!pristine), [onDirty, pristine]);
  return null;
};
