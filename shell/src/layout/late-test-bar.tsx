import { inFirstFrame } from '../late/first-frame';
import { latePart } from '../late/late-part';
import { usePortal } from '../portal/portal-context';

const TestBar = inFirstFrame(
  'staff',
  latePart(() => import(/* webpackChunkName: "frame-staff" */ '../testers/test-bar')),
);

/** Says which version is tried, to who tries one: a few administrators, so its code is not the home's. */
export const LateTestBar = () => {
  const isTesting = usePortal().registry.remotes.some(({ isTest }) => isTest);
  return isTesting && <TestBar />;
};
