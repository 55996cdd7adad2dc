import { formatNumber } from 'shared-contract/base/format';
import type { ProgressCycle, ProgressYear } from 'shared-contract/progress/answers';
import { Card, Section, TextLink } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/table';
import { enrolmentPath } from '../paths';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';

const texts = PROGRESS.yearColumns;

/** A year of hers, or all those before the first one that the portal knows: no page of theirs, nothing enrolled. */
type YearRow = Pick<ProgressYear, 'AnneeAcademiqueValeur' | 'Acquis' | 'DecisionJury'> & {
  InscriptionID: number | null;
  Inscrits: number | null;
};

const beforeRow = ({ PremiereAnneeValeur, Acquis }: NonNullable<ProgressCycle['Avant']>): YearRow => ({
  InscriptionID: null,
  AnneeAcademiqueValeur: PROGRESS.beforeYear(PremiereAnneeValeur),
  Inscrits: null,
  Acquis,
  DecisionJury: PROGRESS.unseen,
});

const COLUMNS: Column<YearRow>[] = [
  {
    key: 'year',
    header: texts.year,
    isRowHeader: true,
    cell: ({ InscriptionID, AnneeAcademiqueValeur }) =>
      InscriptionID === null ? (
        AnneeAcademiqueValeur
      ) : (
        <TextLink to={enrolmentPath(InscriptionID)}>{AnneeAcademiqueValeur}</TextLink>
      ),
  },
  {
    key: 'enrolled',
    header: texts.enrolled,
    align: 'end',
    cell: ({ Inscrits }) => (Inscrits === null ? PROGRESS.none : formatNumber(Inscrits)),
  },
  { key: 'acquired', header: texts.acquired, align: 'end', cell: ({ Acquis }) => formatNumber(Acquis) },
  {
    key: 'decision',
    header: texts.decision,
    cell: ({ DecisionJury }) => DecisionJury ?? PROGRESS.noDecision,
  },
];

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
  <Section level={3} title={<CycleTitle cycle={cycle} text={PROGRESS.years} />}>
    <Card>
      <DataTable
        caption={PROGRESS.yearsCaption}
        columns={COLUMNS}
        rows={[...cycle.Annees, ...(cycle.Avant ? [beforeRow(cycle.Avant)] : [])]}
        rowKey={({ AnneeAcademiqueValeur, InscriptionID }) => InscriptionID ?? AnneeAcademiqueValeur}
        layout="four-columns"
        footer={<Total cycle={cycle} />}
      />
    </Card>
  </Section>
);
