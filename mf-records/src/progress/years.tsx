import { formatNumber } from 'shared-contract/base/format';
import type { ProgressCycle, ProgressYear } from 'shared-contract/progress/answers';
import { Card, Section, TextLink } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { enrolmentPath } from '../paths';
import { PROGRESS } from '../progress-texts';

const texts = PROGRESS.yearColumns;

const COLUMNS: Column<ProgressYear>[] = [
  {
    key: 'year',
    header: texts.year,
    isRowHeader: true,
    cell: ({ InscriptionID, AnneeAcademiqueValeur }) => (
      <TextLink to={enrolmentPath(InscriptionID)}>{AnneeAcademiqueValeur}</TextLink>
    ),
  },
  { key: 'enrolled', header: texts.enrolled, align: 'end', cell: ({ Inscrits }) => formatNumber(Inscrits) },
  { key: 'acquired', header: texts.acquired, align: 'end', cell: ({ Acquis }) => formatNumber(Acquis) },
  {
    key: 'decision',
    header: texts.decision,
    cell: ({ DecisionJury }) => DecisionJury ?? PROGRESS.noDecision,
  },
];

/** What no year of the portal holds. */
const Before = ({ PremiereAnneeValeur, Acquis }: NonNullable<ProgressCycle['Avant']>) => (
  <tr {...TABLE_ROLE.row}>
    <th scope="row" {...TABLE_ROLE.rowHeader}>
      {PROGRESS.beforeYear(PremiereAnneeValeur)}
    </th>
    <td {...TABLE_ROLE.cell} />
    <td {...TABLE_ROLE.cell} data-align="end" data-label={texts.acquired}>
      {formatNumber(Acquis)}
    </td>
    <td {...TABLE_ROLE.cell} data-label="">
      {PROGRESS.unseen}
    </td>
  </tr>
);

const Total = ({ cycle }: { cycle: ProgressCycle }) => (
  <tr {...TABLE_ROLE.row}>
    <th scope="row" {...TABLE_ROLE.rowHeader}>
      {PROGRESS.total}
    </th>
    <td {...TABLE_ROLE.cell} />
    <td {...TABLE_ROLE.cell} data-align="end" data-label={texts.acquired}>
      {formatNumber(cycle.Acquis)}
    </td>
    <td {...TABLE_ROLE.cell} data-label="">
      {PROGRESS.outOf(cycle.Acquis, cycle.ECTS)}
    </td>
  </tr>
);

/** Credits of the diploma year by year: their sum is what the figures say. */
export const Years = ({ cycle }: { cycle: ProgressCycle }) => (
  <Section level={3} title={PROGRESS.years}>
    <Card>
      <DataTable
        caption={PROGRESS.yearsCaption}
        columns={COLUMNS}
        rows={cycle.Annees}
        rowKey={({ InscriptionID }) => InscriptionID}
        layout="four-columns"
        footer={
          <>
            {cycle.Avant && <Before {...cycle.Avant} />}
            <Total cycle={cycle} />
          </>
        }
      />
    </Card>
  </Section>
);
