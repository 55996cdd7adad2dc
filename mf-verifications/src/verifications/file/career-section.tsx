import { AsyncState, Section, SkeletonLines, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import { CollapsibleLine } from './collapsible-line';
import { LineDetails } from './line-details';
import { LineList } from './line-list';
import { useCareer, useCareers } from './use-file';

const texts = TEXTS.careers;

const CareerDetails = ({ inscriptionId, line }: { inscriptionId: number; line: number }) => (
  <LineDetails
    inscriptionId={inscriptionId}
    query={useCareer(inscriptionId, line)}
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
          {list.map(({ ID, ParcoursAnterieurLibelle: label }) => (
            <CollapsibleLine key={ID} label={label}>
              <CareerDetails inscriptionId={inscriptionId} line={ID} />
            </CollapsibleLine>
          ))}
        </LineList>
      )}
    </AsyncState>
  </Section>
);
