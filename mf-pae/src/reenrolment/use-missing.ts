import { useRef, useState } from 'react';

/** Goes on, or leads to what is missing. */
export const useMissing = (isMissing: boolean, onNext: () => void) => {
  const alert = useRef<HTMLDivElement>(null);
  const [wasTried, setWasTried] = useState(false);
  const tryNext = () => {
    if (!isMissing) return onNext();
    setWasTried(true);
    alert.current?.focus();
  };
  return { alert, isUrgent: wasTried && isMissing, tryNext };
};
