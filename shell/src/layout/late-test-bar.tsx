import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../portal/portal-context';

/** Says which version is tried, to who tries one: a few administrators, so its code is not the home's. */
export const LateTestBar = () => {
  const isTesting = usePortal().registry.remotes.some(({ isTest }) => isTest);
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isTesting) return;
    import('../testers/test-bar').then(
      (module) => setBar(() => module.TestBar),
      () => {},
    );
  }, [isTesting]);
  return isTesting && Bar && <Bar />;
};
