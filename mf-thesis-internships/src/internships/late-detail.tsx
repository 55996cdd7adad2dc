import { asPart } from 'shared-auth/late';
import { late, SkeletonCards } from 'shared-ui';
import type { InternshipDetailProps } from './internship-detail';

/** One internship, with its form and its papers: a visit begins at the list. */
export const InternshipDetail = late<InternshipDetailProps>(
  async () =>
    (await import(/* webpackChunkName: "late-internship" */ './internship-detail')).InternshipDetail,
  asPart(<SkeletonCards count={2} lines={6} />),
);
