import { latePart } from 'shared-auth/late-part';
import { SkeletonCards } from 'shared-ui';
import type { InternshipDetailProps } from './internship-detail';

/** One internship, with its form and its papers: a visit begins at the list. */
export const InternshipDetail = latePart<InternshipDetailProps>(
  async () =>
    (await import(/* webpackChunkName: "late-internship" */ './internship-detail')).InternshipDetail,
  <SkeletonCards count={2} lines={6} />,
);
