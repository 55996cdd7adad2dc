import { type ComponentType, useEffect, useState } from 'react';

/** A page that is younger holds the registry that it came with: milliseconds. */
const YOUNG = 60_000;

/** Looks for new versions once the page is no longer young; a look that can't be fetched is tried again. */
export const LateUpdates = () => {
  const [Updates, setUpdates] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Updates) return undefined;
    const timer = setInterval(() => {
      import('../updates/updates').then(
        (module) => setUpdates(() => module.Updates),
        () => {},
      );
    }, YOUNG);
    return () => clearInterval(timer);
  }, [Updates]);
  return Updates && <Updates />;
};
