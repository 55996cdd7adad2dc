import { AsyncState, Section, SkeletonLines, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import { CollapsibleLine } from './collapsible-line';
import { LineDetails } from './line-details';
import { LineList } from './line-list';
import { useJob, useJobs } from './use-file';

const texts = TEXTS.jobs;

const JobDetails = ({ inscriptionId, line }: { inscriptionId: number; line: number }) => (
  <LineDetails
    inscriptionId={inscriptionId}
    query={useJob(inscriptionId, line)}
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
          {list.map(({ ID, EmploiLibelle: label }) => (
            <CollapsibleLine key={ID} label={label}>
              <JobDetails inscriptionId={inscriptionId} line={ID} />
            </CollapsibleLine>
          ))}
        </LineList>
      )}
    </AsyncState>
  </Section>
);
