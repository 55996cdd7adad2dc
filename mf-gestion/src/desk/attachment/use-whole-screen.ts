import { type RefObject, useEffect, useState } from 'react';

/** An element on the whole screen; null where the browser has no such thing (a phone of Apple's zooms by itself). */
export const useWholeScreen = (element: RefObject<HTMLElement | null>) => {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const handleChange = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    // Refused, for example by a frame around the portal: the paper stays where it is.
    done?.catch(() => undefined);
  };
  return { isOn, toggle };
};
