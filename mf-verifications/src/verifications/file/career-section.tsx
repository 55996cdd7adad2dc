import type { PriorCareer, PriorCareerDetail } from 'shared-contract/verifications/verifications';
import { AsyncState, Section, SkeletonLines, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import { LineList } from './line-list';
import { UnfoldingLine } from './unfolding-line';
import { careerPath, useCareers } from './use-file';

const texts = TEXTS.careers;

const CareerLine = ({ inscriptionId, career }: { inscriptionId: number; career: PriorCareer }) => (
  <UnfoldingLine<PriorCareerDetail>
    inscriptionId={inscriptionId}
    label={career.ParcoursAnterieurLibelle}
    path={careerPath(inscriptionId, career.ID)}
    facts={(detail) => [
      { label: texts.school, value: detail.Etablissement },
      { label: texts.outcome, value: detail.Issue },
    ]}
  />
);

/** What the student studied elsewhere (S2 §3). */
export const CareerSection = ({ inscriptionId }: { inscriptionId: number }) => (
  <Section title={texts.title}>
    <AsyncState
      query={useCareers(inscriptionId)}
      errorTitle={texts.error}
      skeleton={<SkeletonLines lines={2} />}
      empty={<Text tone="muted">{texts.empty}</Text>}
    >
      {(list) => (
        <LineList>
          {list.map((career) => (
            <CareerLine key={career.ID} inscriptionId={inscriptionId} career={career} />
          ))}
        </LineList>
      )}
    </AsyncState>
  </Section>
);
