import type { Manager } from 'shared-contract';
import type { Enrolment } from 'shared-contract/records/records';
import {
  Card,
  CardBody,
  type Fact,
  Facts,
  PrintOnly,
  ScreenOnly,
  Section,
  StatusBadge,
  type Tone,
} from 'shared-ui';
import { ManagerLinks } from '../shared/manager-links';
import { ENROLMENT_TEXTS } from '../texts/enrolment';

const texts = ENROLMENT_TEXTS;

const PAE_TONES: Record<string, Tone> = {
  Signé: 'ok',
  Validé: 'ok',
  'À signer': 'warning',
  'À modifier': 'warning',
  Soumis: 'info',
};

const managersFact = (label: string, managers: readonly Manager[]): Fact[] =>
  managers.length > 0 ? [{ label, value: <ManagerLinks managers={managers} /> }] : [];

const paeStatus = (status: string | null) =>
  status && (
    <StatusBadge tone={PAE_TONES[status] ?? 'neutral'} bare>
      {status}
    </StatusBadge>
  );

/** Programme and TP of an enrolment; the managers when the answer names some. */
const factsOf = (enrolment: Enrolment): Fact[] => [
  { label: texts.modality, value: enrolment.Modalite },
  { label: texts.pae, value: paeStatus(enrolment.StatutPAE) },
  { label: texts.tp, value: enrolment.TP },
  ...managersFact(texts.managers, enrolment.GestionnairesAdministratifs),
  ...managersFact(texts.coordinators, enrolment.Coordinateurs),
];

const levelFacts = (enrolment: Enrolment): Fact[] => [
  { label: texts.level, value: enrolment.NiveauCoursLibelle },
  { label: texts.year, value: enrolment.AnneeAcademiqueValeur },
];

/** The facts at the head of the sheet, under its title, which says level and year. */
export const PrintedFacts = ({ enrolment }: { enrolment: Enrolment }) => (
  <PrintOnly>
    <Facts items={factsOf(enrolment)} />
  </PrintOnly>
);

/** The facts of an enrolment under its results; on paper they stand at the top. */
export const EnrolmentFacts = ({ enrolment }: { enrolment: Enrolment }) => (
  <ScreenOnly>
    <Section title={texts.facts}>
      <Card>
        <CardBody>
          <Facts items={[...levelFacts(enrolment), ...factsOf(enrolment)]} />
        </CardBody>
      </Card>
    </Section>
  </ScreenOnly>
);
