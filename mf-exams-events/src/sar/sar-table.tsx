import { useSession } from 'shared-auth';
import { dayOf } from 'shared-contract/base/days';
import type { Remediation } from 'shared-contract/sar/sar';
import { Box, withOrdinals } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { type Column, DataTable } from 'shared-ui/table';
import { SAR_TEXTS as texts } from '../texts/sar';
import { intervalText } from './interval-text';

interface SarTableProps {
  rows: readonly Remediation[];
  /** Codes whose tick differs from what is stored. */
  changed: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (code: string, isTicked: boolean) => void;
}

const Title = ({ row }: { row: Remediation }) => (
  <>
    {row.RemediationLibelleLong}
    <small>{row.RemediationCode}</small>
    {row.RemediationPublicCible !== null && (
      <Box as="small" css={{ display: { base: 'block!', sm: 'none!' }, _print: { display: 'none!' } }}>
        {row.RemediationPublicCible}
      </Box>
    )}
  </>
);

const Dates = ({ intervals }: { intervals: Remediation['RemediationIntervalles'] }) => {
  const { Maintenant } = useSession();
  if (intervals.length === 0) return texts.none;
  return intervals.map((interval) => (
    <div key={interval.DateDebut}>{withOrdinals(intervalText(interval, dayOf(new Date(Maintenant))))}</div>
  ));
};

const columnsFor = ({ isReadOnly, onTick }: SarTableProps): readonly Column<Remediation>[] => [
  {
    key: 'check',
    header: texts.choice,
    phone: 'lead',
    cell: ({ RemediationCode: code, RemediationLibelleLong, RemediationEstInscrit }) => (
      <Checkbox
        aria-label={`${code} ${RemediationLibelleLong}`}
        checked={RemediationEstInscrit}
        disabled={isReadOnly}
        onChange={(event) => onTick(code, event.target.checked)}
      >
        {''}
      </Checkbox>
    ),
  },
  { key: 'session', header: texts.session, isRowHeader: true, cell: (row) => <Title row={row} /> },
  {
    key: 'audience',
    header: texts.audience,
    phone: 'hidden',
    cell: ({ RemediationPublicCible }) => RemediationPublicCible ?? texts.none,
  },
  {
    key: 'dates',
    header: texts.dates,
    phone: 'foot-start',
    cell: ({ RemediationIntervalles }) => <Dates intervals={RemediationIntervalles} />,
  },
  {
    key: 'term',
    header: texts.term,
    phone: 'foot-end',
    cell: ({ RemediationQuadrimestre }) => RemediationQuadrimestre ?? texts.none,
  },
];

/** Sessions to tick, each with its code, audience, term and dates (S2 §2). */
export const SarTable = (props: SarTableProps) => (
  <DataTable
    caption={texts.caption}
    layout="checklist"
    columns={columnsFor(props)}
    rows={props.rows}
    rowKey={(row) => row.RemediationCode}
    isSelected={(row) => props.changed.has(row.RemediationCode)}
  />
);
