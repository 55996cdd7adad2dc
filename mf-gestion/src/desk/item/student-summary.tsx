import type { RefObject } from 'react';
import { formatDay } from 'shared-contract/base/dates';
import { personName } from 'shared-contract/base/french';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { Avatar, Box, Heading, Row, Section, Text } from 'shared-ui';
import { ITEM_TEXTS } from '../../texts/request/item';
import { CompareList } from './compare-list';

const texts = ITEM_TEXTS;

interface SummaryProps {
  student: DeskItem['Etudiant'];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Student of the request. */
export const StudentSummary = ({ student, heading }: SummaryProps) => (
  <Row gap="4" flexWrap="nowrap">
    <Avatar name={personName(student.Prenom, student.Nom)} size="lg" />
    <Box minW="0">
      <Heading as="h2" ref={heading} tabIndex={-1} size="md">
        {personName(student.Prenom, student.Nom)}
      </Heading>
      <Text tone="muted">{student.Niveau}</Text>
      <Text tone="muted">
        {texts.number} {student.Matricule} · {texts.year} {student.Annee}
      </Text>
    </Box>
  </Row>
);

/** Data of the student's file, beside what was sent. */
export const StudentFacts = ({ student }: { student: DeskItem['Etudiant'] }) => (
  <Section title={texts.compare}>
    <CompareList
      items={[
        { label: texts.name, value: student.Nom },
        { label: texts.firstNames, value: student.Prenoms },
        { label: texts.birth, value: student.DateNaissance && formatDay(student.DateNaissance) },
        { label: texts.nationality, value: student.Nationalite },
      ]}
    />
  </Section>
);
