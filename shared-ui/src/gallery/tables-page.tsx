import {
  ActionBar,
  BarTotal,
  Button,
  Card,
  CardBody,
  Code,
  Facts,
  FlagMark,
  Legend,
  Page,
  PageHead,
  Section,
  Stack,
} from '../index';
import { iconArrowLeftRight, iconPrinter } from '../kit/icons';
import { type Column, DataTable, useSort } from '../kit/table';
import { Files, Messages } from './files-part';
import { Order } from './order-part';

interface Mark {
  name: string;
  partial: string;
  first: string;
}

const MARKS: Mark[] = [
  { name: 'Théorie et principes', partial: '11,00', first: '13,00' },
  { name: 'Exercices et logiciel', partial: '–', first: '14,00' },
];

const MARK_COLUMNS: Column<Mark>[] = [
  {
    key: 'name',
    header: 'Activité',
    isRowHeader: true,
    cell: ({ name }) => (
      <>
        {name} <Code>CPT101</Code>
      </>
    ),
  },
  { key: 'partial', header: 'Partiel', align: 'end', cell: ({ partial }) => partial },
  {
    key: 'first',
    header: 'S1',
    align: 'end',
    cell: ({ first }) => (
      <span>
        <FlagMark tone="ok" icon="flag" label="Résultat final" /> <strong>{first}</strong>
      </span>
    ),
  },
  { key: 'second', header: 'S2', align: 'end', cell: () => '–' },
  { key: 'third', header: 'S3', align: 'end', cell: () => '–' },
];

interface Student {
  matricule: string;
  name: string;
  level: string;
}

const STUDENTS: Student[] = [
  { matricule: '220417', name: 'Lambert, Adrien', level: '3ᵉ bachelier, gestion' },
  { matricule: '230101', name: 'Lambert, Camille', level: '2ᵉ bachelier, gestion' },
];

const STUDENT_VALUES = {
  name: ({ name }: Student) => name,
  matricule: ({ matricule }: Student) => matricule,
};

const Students = () => {
  const { rows, sort, onSort } = useSort(STUDENTS, STUDENT_VALUES);
  const columns: Column<Student>[] = [
    { key: 'name', header: 'Nom', isRowHeader: true, isSortable: true, cell: ({ name }) => name },
    { key: 'matricule', header: 'Matricule', isSortable: true, cell: ({ matricule }) => matricule },
    { key: 'level', header: 'Niveau', cell: ({ level }) => level },
    {
      key: 'see',
      header: '',
      label: 'Action',
      align: 'end',
      phone: 'action',
      cell: () => (
        <Button variant="tonal" size="sm" iconEnd="arrow-right">
          Voir
        </Button>
      ),
    },
  ];
  return (
    <Card>
      <DataTable
        caption="Étudiants trouvés"
        layout="list"
        columns={columns}
        rows={rows}
        rowKey={({ matricule }) => matricule}
        sort={sort}
        onSort={onSort}
        isSelected={({ matricule }) => matricule === '230101'}
      />
    </Card>
  );
};

const Results = () => (
  <Stack>
    <Legend
      items={[
        { tone: 'ok', icon: 'flag', label: 'Résultat final' },
        { tone: 'plum', icon: { path: iconArrowLeftRight }, label: 'Résultat transféré' },
      ]}
    />
    <Card>
      <CardBody>
        <Facts
          items={[
            { label: 'Grade', value: 'Satisfaction' },
            { label: 'Moyenne', value: '12,86' },
          ]}
          columns={2}
        />
      </CardBody>
      <DataTable
        caption="Résultats"
        layout="two-lines"
        columns={MARK_COLUMNS}
        rows={MARKS}
        rowKey={({ name }) => name}
      />
    </Card>
  </Stack>
);

/** Tables in their four layouts, files, messages. */
export const TablesPage = () => (
  <>
    <Page width="content">
      <PageHead
        title="1ʳᵉ année, 2025-2026"
        lead="Bachelier en gestion de l’entreprise"
        actions={
          <Button variant="outline" icon={{ path: iconPrinter }}>
            Imprimer mes résultats
          </Button>
        }
      />
      <Section title="Unités d’enseignement" aside="Résultats sur 20">
        <Results />
      </Section>
      <Section title="Étudiants">
        <Students />
      </Section>
      <Section title="Commandes">
        <Order />
      </Section>
      <Section title="Fichiers">
        <Files />
      </Section>
      <Section title="Messages">
        <Messages />
      </Section>
    </Page>
    <ActionBar
      label="Validation de la commande"
      width="content"
      figure={
        <>
          <BarTotal label="Total, 4 exemplaires" value="43,20 €" />
          <BarTotal label="Acompte de 20 %" value="8,64 €" minor />
        </>
      }
    >
      <Button variant="outline" icon="save" iconOnPhone>
        Sauvegarder
      </Button>
      <Button>Valider la commande</Button>
    </ActionBar>
  </>
);
