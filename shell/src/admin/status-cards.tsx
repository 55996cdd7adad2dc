import type { ReactNode } from 'react';
import { formatInstant } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import { formatBytes } from 'shared-contract/base/size';
import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { Card, CardBody, CardHeader, type Fact, Facts, StatusBadge, Text } from 'shared-ui';
import { FailurePlaces } from './failure-places';
import { STATUS } from './texts';

const instant = (value: string | null): string => (value ? formatInstant(value) : STATUS.nothing);

interface FactCardProps {
  title: string;
  aside?: ReactNode;
  items: Fact[];
  /** Below the facts. */
  children?: ReactNode;
}

const FactCard = ({ title, aside, items, children }: FactCardProps) => (
  <Card as="section">
    <CardHeader title={title} aside={aside} />
    <CardBody>
      <Facts items={items} columns={4} />
      {children}
    </CardBody>
  </Card>
);

export const PortalCard = ({ status }: { status: PortalStatus }) => (
  <FactCard
    title={STATUS.portal}
    items={[
      { label: STATUS.version, value: status.Version },
      { label: STATUS.startedAt, value: formatInstant(status.Demarrage) },
      { label: STATUS.oldBrowsers, value: STATUS.people(status.NavigateursTropAnciens) },
    ]}
    aside={status.Pannes.map(({ Version, Personnes }) => (
      <StatusBadge key={Version} tone="warning">
        {STATUS.failures(Version, Personnes)}
      </StatusBadge>
    ))}
  >
    <FailurePlaces failures={status.Pannes} />
  </FactCard>
);

export const DatabaseCard = ({ base }: { base: PortalStatus['Base'] }) => (
  <FactCard
    title={STATUS.database}
    aside={<StatusBadge tone="ok">{STATUS.answers}</StatusBadge>}
    items={[
      { label: STATUS.engine, value: `${STATUS.engines[base.Moteur]} ${base.Version}` },
      { label: STATUS.size, value: formatBytes(base.Taille) },
      { label: STATUS.students, value: formatNumber(base.Etudiants) },
      { label: STATUS.delay, value: STATUS.milliseconds(formatNumber(base.Delai)) },
    ]}
  />
);

const MailBadge = ({ mail }: { mail: PortalStatus['Courrier'] }) => {
  if (mail.Abandonnes > 0) return <StatusBadge tone="danger">{STATUS.mailLost}</StatusBadge>;
  if (mail.EnEchec > 0) return <StatusBadge tone="danger">{STATUS.mailFails}</StatusBadge>;
  return mail.EnAttente > 0 ? (
    <StatusBadge tone="info">{STATUS.mailWaits}</StatusBadge>
  ) : (
    <StatusBadge tone="ok">{STATUS.mailFine}</StatusBadge>
  );
};

export const MailCard = ({ mail }: { mail: PortalStatus['Courrier'] }) => (
  <FactCard
    title={STATUS.mail}
    aside={<MailBadge mail={mail} />}
    items={[
      { label: STATUS.waiting, value: formatNumber(mail.EnAttente) },
      { label: STATUS.failed, value: formatNumber(mail.EnEchec) },
      { label: STATUS.givenUp, value: formatNumber(mail.Abandonnes) },
      { label: STATUS.unaddressed, value: formatNumber(mail.SansAdresse) },
      { label: STATUS.unreachable, value: formatNumber(mail.EtudiantsSansAdresse) },
      { label: STATUS.oldest, value: instant(mail.PlusAncien) },
      { label: STATUS.lastSent, value: instant(mail.DernierEnvoi) },
    ]}
  />
);

export const ImportCard = ({ last }: { last: PortalStatus['DernierImport'] }) => (
  <Card as="section">
    <CardHeader title={STATUS.lastImport} />
    <CardBody>
      {last ? (
        <Text>
          {formatInstant(last.Date)} – {last.Resume}
        </Text>
      ) : (
        <Text tone="muted">{STATUS.never}</Text>
      )}
    </CardBody>
  </Card>
);
