import { inFirstFrame } from '../late/first-frame';
import { latePart } from '../late/late-part';

/** Asked once a year of each person: its code is not the home's, and its page names it. */
export const LatePrivacyDialog = inFirstFrame(
  'privacy-dialog',
  latePart(() => import(/* webpackChunkName: "frame-privacy-dialog" */ './privacy-dialog')),
);
