import { formatNumber } from 'shared-contract/base/format';
import { titleLanguage } from 'shared-contract/records/title-language';
import type { SignatureUnit } from 'shared-contract/signature/signature';
import { Box, Card, CardBody, CardHeader, StatusBadge, Text } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { SIGNATURE_TEXTS } from '../texts/signature';

const texts = SIGNATURE_TEXTS;

const columns: readonly Column<SignatureUnit>[] = [
  { key: 'code', header: texts.code, cell: (unit) => unit.ConstitutionProgrammeUECode },
  {
    key: 'label',
    header: texts.label,
    isRowHeader: true,
    cell: ({ ConstitutionProgrammeUELibelle: label, UniteEnseignementCoursEnAnglais: isInEnglish }) => (
      <span lang={titleLanguage(label, isInEnglish)}>{label}</span>
    ),
  },
  {
    key: 'quadri',
    header: texts.quadri,
    cell: (unit) => unit.ConstitutionProgrammeUEQuadri ?? texts.none,
  },
  {
    key: 'credits',
    header: texts.credits,
    align: 'end',
    phone: 'figure',
    cell: (unit) => formatNumber(unit.ConstitutionProgrammeUEECTS),
  },
];

/**
 * The columns of both tables stand under one another. On a phone a unit is one line of 48 px, as in the programme that
 * was submitted.
 */
const LOOK = {
  '@media (max-width: 37.49em)': {
    '& tbody tr': { paddingBlock: '0.375rem' },
    '& tbody :is(th, td)': { lineHeight: '1.25' },
    '& td': { fontSize: '0.8125rem' },
    '& tfoot > tr > td': { color: 'var(--text)', fontSize: '0.9375rem', fontWeight: 'bold' },
    '& tbody tr > :is(th + td, td[data-phone=figure])': { textAlign: 'right' },
  },
  '@media (min-width: 37.5em)': {
    '& table': { tableLayout: 'fixed' },
    '& thead th:nth-of-type(1)': { width: '8.5rem' },
    '& thead th:nth-of-type(3)': { width: '9rem' },
    '& thead th:nth-of-type(4)': { width: '6.5rem' },
  },
} as const;

const TotalRow = ({ total }: { total: number }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {texts.total}
    </th>
    <td data-align="end" data-label={texts.total}>
      {formatNumber(total)}
    </td>
  </tr>
);

export interface UnitTableProps {
  title: string;
  caption: string;
  /** A sentence under the title. */
  text?: string;
  units: readonly SignatureUnit[];
  /** Credits of the units together. */
  total: number;
}

/** Units with their credits, and their sum in the header and in the last row. */
export const UnitTable = ({ title, caption, text, units, total }: UnitTableProps) => (
  <Card as="section">
    <CardHeader
      title={title}
      detail={texts.units(units.length)}
      aside={
        <StatusBadge tone="neutral" icon={null}>
          {texts.inCredits(total)}
        </StatusBadge>
      }
    />
    {text !== undefined && (
      <CardBody>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </CardBody>
    )}
    <Box css={LOOK}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={units}
        rowKey={(unit) => unit.ConstitutionProgrammeUECode}
        layout="list"
        footer={<TotalRow total={total} />}
      />
    </Box>
  </Card>
);
