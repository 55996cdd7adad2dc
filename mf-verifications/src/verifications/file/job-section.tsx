import type { Job, JobDetail } from 'shared-contract/verifications/verifications';
import { AsyncState, Section, SkeletonLines, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import { LineList } from './line-list';
import { UnfoldingLine } from './unfolding-line';
import { jobPath, useJobs } from './use-file';

const texts = TEXTS.jobs;

const JobLine = ({ inscriptionId, job }: { inscriptionId: number; job: Job }) => (
  <UnfoldingLine<JobDetail>
    inscriptionId={inscriptionId}
    label={job.EmploiLibelle}
    path={jobPath(inscriptionId, job.ID)}
    facts={(detail) => [{ label: texts.employer, value: detail.Employeur }]}
  />
);

/** Jobs that the student declared (S2 §3). */
export const JobSection = ({ inscriptionId }: { inscriptionId: number }) => (
  <Section title={texts.title}>
    <AsyncState
      query={useJobs(inscriptionId)}
      errorTitle={texts.error}
      skeleton={<SkeletonLines lines={2} />}
      empty={<Text tone="muted">{texts.empty}</Text>}
    >
      {(list) => (
        <LineList>
          {list.map((job) => (
            <JobLine key={job.ID} inscriptionId={inscriptionId} job={job} />
          ))}
        </LineList>
      )}
    </AsyncState>
  </Section>
);
