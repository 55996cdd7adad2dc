import { useEffect, useState } from 'react';

/** True once `isOn` has lasted `milliseconds` (200): what is quick shows no skeleton at all. */
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
