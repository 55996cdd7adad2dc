import { formatNumber } from 'shared-contract/base/format';
import type { StaffHome } from 'shared-contract/staff/answers';
import { Box, Card, CardBody, CardHeader, LinkButton, Text } from 'shared-ui';
import { type Column, DataTable, TABLE_ROLE } from 'shared-ui/kit/table';
import { STAFF_HOME } from './texts';

const texts = STAFF_HOME.waiting;

type Kind = StaffHome['Attente'][number];

const AGES = [
  { key: 'Recentes', header: texts.recent },
  { key: 'Moyennes', header: texts.middle },
  { key: 'Anciennes', header: texts.late },
] as const;

const totalOf = (kind: Kind): number => kind.Recentes + kind.Moyennes + kind.Anciennes;

const BAR = {
  display: 'inline-flex',
  width: { base: '4rem', lg: '8rem' },
  height: '0.625rem',
  marginRight: '3',
  borderRadius: '999px',
  overflow: 'hidden',
  background: 'var(--gauge)',
  verticalAlign: 'middle',
  '& > i': { width: 'var(--p)' },
  '& > i:nth-of-type(1)': { background: 'var(--gauge-fill)' },
  '& > i:nth-of-type(2)': { background: 'var(--accent-border)' },
  '& > i:nth-of-type(3)': { background: 'var(--warning-icon)' },
  _highContrast: { border: '1px solid CanvasText' },
} as const;

/** How many of a kind wait, and how old they are; the columns beside it say it in numbers. */
const AgeBar = ({ kind, most }: { kind: Kind; most: number }) => (
  <Box as="span" css={BAR} aria-hidden="true">
    {AGES.map(({ key }) => (
      <Box as="i" key={key} css={{ '--p': `${Math.round((kind[key] / most) * 100)}%` }} />
    ))}
  </Box>
);

const columnsFor = (most: number): Column<Kind>[] => [
  { key: 'kind', header: texts.kind, isRowHeader: true, cell: ({ Libelle }) => Libelle },
  {
    key: 'all',
    header: texts.all,
    align: 'end',
    cell: (kind) => (
      <>
        <AgeBar kind={kind} most={most} />
        <Box as="b" display="inline-block" minWidth="2rem">
          {formatNumber(totalOf(kind))}
        </Box>
      </>
    ),
  },
  ...AGES.map(
    ({ key, header }): Column<Kind> => ({
      key,
      header,
      align: 'end',
      cell: (kind) => formatNumber(kind[key]),
    }),
  ),
];

const Total = ({ kinds }: { kinds: Kind[] }) => (
  <tr {...TABLE_ROLE.row}>
    <th scope="row" {...TABLE_ROLE.rowHeader}>
      {texts.total}
    </th>
    {[
      totalOf,
      ...AGES.map(
        ({ key }) =>
          (kind: Kind) =>
            kind[key],
      ),
    ].map((count, rank) => (
      <td
        key={rank === 0 ? 'all' : AGES[rank - 1]?.key}
        {...TABLE_ROLE.cell}
        data-align="end"
        data-label={rank === 0 ? texts.all : AGES[rank - 1]?.header}
      >
        {formatNumber(kinds.reduce((sum, kind) => sum + count(kind), 0))}
      </td>
    ))}
  </tr>
);

export interface WaitingCardProps {
  kinds: Kind[];
  /** Where they are treated. */
  desk: string;
}

/** What waits for a decision in one's sections, by kind and age. */
export const WaitingCard = ({ kinds, desk }: WaitingCardProps) => (
  <Card as="section" aria-label={texts.title}>
    <CardHeader title={texts.title} />
    {kinds.length === 0 ? (
      <CardBody>
        <Text tone="muted">{texts.none}</Text>
      </CardBody>
    ) : (
      <>
        <DataTable
          caption={texts.caption}
          columns={columnsFor(Math.max(1, ...kinds.map(totalOf)))}
          rows={kinds}
          rowKey={({ Code }) => Code}
          footer={<Total kinds={kinds} />}
        />
        <CardBody>
          <LinkButton to={desk} iconEnd="arrow-right">
            {texts.go}
          </LinkButton>
        </CardBody>
      </>
    )}
  </Card>
);
