import { inFirstFrame } from '../late/first-frame';
import { latePart } from '../late/late-part';
import type { ViewedStudentBarProps } from './viewed-student-bar';

/** Staff alone look at the file of another: the home of a student does not carry the bar that says so. */
export const LateViewedStudentBar = inFirstFrame<ViewedStudentBarProps>(
  'staff',
  latePart(() => import(/* webpackChunkName: "frame-staff" */ './viewed-student-bar')),
);
