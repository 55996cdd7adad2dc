import { formatDay } from 'shared-contract/base/dates';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { Section } from 'shared-ui';
import { ITEM_TEXTS } from '../../texts/request/item';
import { CompareList } from './compare-list';

const texts = ITEM_TEXTS;

/** Data of the student's file, beside what was sent. */
export const StudentFacts = ({ student }: { student: DeskItem['Etudiant'] }) => (
  <Section level={3} title={texts.compare}>
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
