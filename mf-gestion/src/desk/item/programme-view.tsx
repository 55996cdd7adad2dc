import { formatNumber } from 'shared-contract/base/format';
import { formatCredits } from 'shared-contract/base/french';
import type { DeskItem, DeskProgramme } from 'shared-contract/gestion/answers';
import { Alert, Box, Section, Stack, StatusBadge, Text } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { PROGRAMME_TEXTS } from '../../texts/request/programme';
import { Quotation } from './quotation';

const texts = PROGRAMME_TEXTS;

const LINES = { margin: '0', paddingLeft: '1.125rem', listStyle: 'disc' } as const;

type Unit = DeskProgramme['Unites'][number];

const COLUMNS: readonly Column<Unit>[] = [
  {
    key: 'unit',
    header: texts.unit,
    isRowHeader: true,
    cell: ({ Code, Libelle, Choisie }) => (
      <>
        {Libelle}
        <Text tone="muted">{Code}</Text>
        {!Choisie && <StatusBadge tone="neutral">{texts.unticked}</StatusBadge>}
      </>
    ),
  },
  { key: 'level', header: texts.level, cell: ({ Niveau }) => Niveau },
  {
    key: 'credits',
    header: texts.credits,
    align: 'end',
    cell: ({ ECTS, Choisie }) => (Choisie ? formatNumber(ECTS) : <s>{formatNumber(ECTS)}</s>),
  },
];

const Warnings = ({ warnings }: { warnings: DeskProgramme['Alertes'] }) =>
  warnings.length === 0 ? null : (
    <Alert tone="warning" title={texts.warnings}>
      <Box as="ul" css={LINES}>
        {warnings.map((one) => (
          <li key={texts.warning(one)}>{texts.warning(one)}</li>
        ))}
      </Box>
    </Alert>
  );

const Total = ({ credits }: { credits: number }) => (
  <tr {...TABLE_ROLE.row}>
    <th scope="row" colSpan={2} {...TABLE_ROLE.rowHeader}>
      {texts.total}
    </th>
    <td {...TABLE_ROLE.cell} data-align="end" data-label={texts.credits}>
      {formatCredits(credits)}
    </td>
  </tr>
);

export interface ProgrammeViewProps {
  item: DeskItem;
  programme: DeskProgramme;
}

/** The composed programme, its comment, and rule warnings. */
export const ProgrammeView = ({ item, programme }: ProgrammeViewProps) => {
  const { Prenom } = item.Etudiant;
  const asked = texts.asked(programme);
  const said = item.Genre === 'signature' ? texts.problem(Prenom) : texts.comment(Prenom);
  return (
    <Section title={texts.title(programme.Annee)}>
      <Stack gap="4">
        <Quotation label={said} words={programme.Commentaire} />
        <Quotation label={texts.toldBefore} words={programme.DejaDit} />
        {item.Attend && <Warnings warnings={programme.Alertes} />}
        <DataTable
          caption={texts.table}
          columns={COLUMNS}
          rows={programme.Unites}
          rowKey={({ Code }) => Code}
          footer={<Total credits={programme.ECTS} />}
        />
        {asked !== null && <Text tone="muted">{asked}</Text>}
      </Stack>
    </Section>
  );
};
