import type { RefObject } from 'react';
import { formatDay } from 'shared-contract/base/dates';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { Avatar, Box, Card, CardBody, Facts, Heading, Row, Text } from 'shared-ui';
import { TEXTS } from '../../texts';

const texts = TEXTS.file;

/** Who the file is about: number, name, level, birth date, nationality (S2 §2). */
export const StudentHead = ({
  row,
  heading,
}: {
  row: VerificationRow;
  heading: RefObject<HTMLHeadingElement | null>;
}) => (
  <Card>
    <CardBody>
      <Row gap="4" mb="5" flexWrap="nowrap">
        <Avatar name={row.Etudiant} size="lg" />
        <Box minW="0">
          <Heading ref={heading} tabIndex={-1} size="lg">
            {row.Etudiant}
          </Heading>
          <Text tone="muted">{row.NiveauCoursLibelle}</Text>
        </Box>
      </Row>
      <Facts
        columns={3}
        items={[
          { label: texts.number, value: row.EtudiantMatricule },
          { label: texts.birth, value: row.PersonneDateNaissance && formatDay(row.PersonneDateNaissance) },
          { label: texts.nationality, value: row.PersonneNationalite },
        ]}
      />
    </CardBody>
  </Card>
);
