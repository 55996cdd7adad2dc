import { formatNumber } from 'shared-contract/base/format';
import { formatCredits } from 'shared-contract/base/french';
import type { DeskItem, DeskProgramme } from 'shared-contract/gestion/answers';
import { titleLanguage } from 'shared-contract/records/title-language';
import { Alert, Box, Stack, StatusBadge, Text } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { ROOM } from '../../shared/whole-window';
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
    cell: ({ Code, Libelle, UniteEnseignementCoursEnAnglais, Choisie }) => (
      <>
        <span lang={titleLanguage(Libelle, UniteEnseignementCoursEnAnglais)}>{Libelle}</span>
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
    phone: 'figure',
    cell: ({ ECTS, Choisie }) => (
      <>
        {Choisie ? formatNumber(ECTS) : <s>{formatNumber(ECTS)}</s>}
        <Box as="span" display={{ sm: 'none' }}>
          {texts.ofCredits(ECTS)}
        </Box>
      </>
    ),
  },
];

/** Many units in one look: their rows are those of the list beside them. */
const DENSE = {
  [ROOM]: {
    '& table :is(thead, tbody, tfoot) :is(td, th)': { paddingBlock: '0.25rem', fontSize: '0.875rem' },
    '& table tbody th p': { fontSize: '0.8125rem' },
  },
} as const;

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
    <Stack as="section" aria-label={texts.title(programme.Annee)} gap="3">
      <Quotation label={said} words={programme.Commentaire} />
      <Quotation label={texts.toldBefore} words={programme.DejaDit} />
      {item.Attend && <Warnings warnings={programme.Alertes} />}
      <Box css={DENSE}>
        <DataTable
          caption={texts.table}
          layout="list"
          columns={COLUMNS}
          rows={programme.Unites}
          rowKey={({ Code }) => Code}
          footer={<Total credits={programme.ECTS} />}
        />
      </Box>
      {asked !== null && <Text tone="muted">{asked}</Text>}
    </Stack>
  );
};
