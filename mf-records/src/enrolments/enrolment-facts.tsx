import type { Manager } from 'shared-contract';
import type { Enrolment } from 'shared-contract/records/records';
import { Card, CardBody, type Fact, Facts, Heading, StatusBadge, type Tone, VisuallyHidden } from 'shared-ui';
import { ManagerLinks } from '../shared/manager-links';
import { TEXTS } from '../texts';

const texts = TEXTS.enrolment;

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

/** Level, year, programme and TP of an enrolment; the managers when the answer names some. */
export const EnrolmentFacts = ({ enrolment }: { enrolment: Enrolment }) => (
  <Card as="section">
    <CardBody>
      <VisuallyHidden as="div">
        <Heading>{texts.facts}</Heading>
      </VisuallyHidden>
      <Facts
        items={[
          { label: texts.level, value: enrolment.NiveauCoursLibelle },
          { label: texts.year, value: enrolment.AnneeAcademiqueValeur },
          { label: texts.modality, value: enrolment.Modalite },
          { label: texts.pae, value: paeStatus(enrolment.StatutPAE) },
          { label: texts.tp, value: enrolment.TP },
          ...managersFact(texts.managers, enrolment.GestionnairesAdministratifs),
          ...managersFact(texts.coordinators, enrolment.Coordinateurs),
        ]}
      />
    </CardBody>
  </Card>
);
