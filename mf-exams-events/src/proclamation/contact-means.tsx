import { useSession } from 'shared-auth';
import { hasEmailMean } from 'shared-contract/contacts/contacts';
import { EVENT_TEXTS } from 'shared-contract/quoted';
import type { ContactMean } from 'shared-contract/records/records';
import { Alert, Card, Section, Stack, Text, TextLink } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';

const COLUMNS: readonly Column<ContactMean>[] = [
  {
    key: 'type',
    header: texts.type,
    isRowHeader: true,
    cell: ({ TypeMoyenContact, QualificationMoyenContact }) => (
      <>
        {TypeMoyenContact}
        {QualificationMoyenContact !== null && <small>{QualificationMoyenContact}</small>}
      </>
    ),
  },
  {
    key: 'value',
    header: texts.value,
    phone: 'bare',
    cell: ({ MoyenContactValeur }) => (
      <Text as="span" overflowWrap="anywhere">
        {MoyenContactValeur}
      </Text>
    ),
  },
];

/** S2 §5's text, and who can add the address. */
const MissingEmail = () => {
  const { GestionnairesAdministratifs: managers } = useSession();
  return (
    <Alert tone="warning" title={EVENT_TEXTS.emailMeanRequired}>
      <p>{managers.length > 0 ? texts.howToAdd : texts.howToAddNobody}</p>
      {managers.map(({ Prenom, Nom, Email }) => (
        <p key={Email}>
          {Prenom} {Nom}, <TextLink href={`mailto:${Email}`}>{Email}</TextLink>
        </p>
      ))}
    </Alert>
  );
};

/** Contact means of the graduate; an e-mail address is required (S2 §2, §5). */
export const ContactMeans = ({ means }: { means: readonly ContactMean[] }) => (
  <Section title={texts.meansTitle}>
    <Stack gap="4">
      {!hasEmailMean(means) && <MissingEmail />}
      <Card>
        {means.length > 0 ? (
          <DataTable
            caption={texts.meansCaption}
            columns={COLUMNS}
            rows={means}
            rowKey={({ MoyenContactID }) => MoyenContactID}
          />
        ) : (
          <Text p="5" tone="muted">
            {texts.meansEmpty}
          </Text>
        )}
      </Card>
    </Stack>
  </Section>
);
