import { formatDay } from 'shared-contract/base/dates';
import { formatIban, formatNationalNumber } from 'shared-contract/base/format';
import { personName } from 'shared-contract/base/french';
import type { Student } from 'shared-contract/records/records';
import { Avatar, Box, Card, CardBody, CardHeader, type Fact, Facts, Row, Stack, Text } from 'shared-ui';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { MaskedValue } from './masked-value';

const texts = CONTACTS_TEXTS;

const secret = (label: string, value: string | null, format = (text: string) => text): Fact => ({
  label,
  value: value && <MaskedValue label={label} value={format(value)} />,
});

const day = (value: string | null) => value && formatDay(value);

const identityFacts = (student: Student): Fact[] => [
  { label: texts.lastName, value: student.PersonneNom },
  { label: texts.firstName, value: student.PersonnePrenom },
  { label: texts.secondName, value: student.EtudiantPrenom2 },
  { label: texts.otherNames, value: student.AutresPrenoms },
  { label: texts.birthDate, value: day(student.PersonneDateNaissance) },
  { label: texts.birthPlace, value: student.PersonneLieuNaissance },
  { label: texts.birthCountry, value: student.PaysNaissance },
  { label: texts.nationality, value: student.PaysNationalite },
  { label: texts.maritalStatus, value: student.EtatCivil },
];

const paperFacts = (student: Student): Fact[] => [
  secret(texts.nationalNumber, student.PersonneNumRegistreNational, formatNationalNumber),
  secret(texts.cardNumber, student.PersonneNumPieceIdentite),
  { label: texts.validity, value: day(student.PersonneValiditePieceIdentite) },
];

const accountFacts = (student: Student): Fact[] => [
  secret(texts.iban, student.IBANEtudiant, formatIban),
  { label: texts.holder, value: student.BanqueTitulaireCompte },
];

const FactCard = ({ title, items }: { title: string; items: Fact[] }) => (
  <Card as="section">
    <CardHeader title={title} />
    <CardBody>
      <Facts items={items} columns={3} />
    </CardBody>
  </Card>
);

/** Who the student is: identity and birth, papers, bank account. */
export const Identity = ({ student }: { student: Student }) => {
  const name = personName(student.PersonnePrenom, student.PersonneNom);
  return (
    <Stack gap="4">
      <Row gap="4">
        <Avatar name={name} size="lg" {...(student.PersonnePhoto ? { src: student.PersonnePhoto } : {})} />
        <Box>
          <Text size="lg" fontWeight="semibold">
            {name}
          </Text>
          <Text tone="muted" size="sm" numeric>
            {texts.number} {student.EtudiantMatricule}
          </Text>
        </Box>
      </Row>
      <FactCard title={texts.identity} items={identityFacts(student)} />
      <FactCard title={texts.papers} items={paperFacts(student)} />
      <FactCard title={texts.account} items={accountFacts(student)} />
    </Stack>
  );
};
