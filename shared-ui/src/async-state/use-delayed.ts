import { useEffect, useState } from 'react';

/** True once `isOn` has lasted `milliseconds` (200): fast responses show no skeleton. */
export function useDelayed(isOn: boolean, milliseconds = 200): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setIsDue(false);
      return;
    }
    const timer = setTimeout(() => setIsDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, milliseconds]);
  return isOn && isDue;
}
