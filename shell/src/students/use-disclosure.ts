import { useCallback, useState } from 'react';

/** Open/closed state with its two setters. */
export const useDisclosure = () => {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  return { isOpen, open, close };
};
