import { useCallback, useState } from 'react';

/** Whether something is open, and the two ways to change it. */
export const useDisclosure = () => {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, open, close };
};
