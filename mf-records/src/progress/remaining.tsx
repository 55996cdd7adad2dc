import { Fragment } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import { alternativesOf } from 'shared-contract/pae/alternatives';
import type { ProgressBlock, ProgressCycle, ProgressUnit } from 'shared-contract/progress/answers';
import { Card, Section, Stack, StatusBadge, Text, TextLink } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { unitPath } from '../paths';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';

const STATE_LOOK = {
  acquis: { tone: 'ok', icon: 'circle-check' },
  en_cours: { tone: 'info', icon: 'hourglass' },
  a_venir: { tone: 'neutral', icon: 'clock' },
} as const;

const UnitName = ({ unit }: { unit: ProgressUnit }) => (
  <>
    <TextLink to={unitPath(unit.UniteEnseignementID)}>{unit.UniteEnseignementLibelle}</TextLink>
    <Text size="sm" tone="muted">
      {[unit.UniteEnseignementCode, unit.Motif].filter(Boolean).join(' – ')}
    </Text>
  </>
);

const Awaits = ({ unit }: { unit: ProgressUnit }) =>
  unit.Attend.length === 0 ? (
    PROGRESS.none
  ) : (
    <Stack gap="1">
      {alternativesOf(unit.Attend).map((group) => (
        <span key={group.map(({ UniteEnseignementID: id }) => id).join()}>
          {group.map(({ UniteEnseignementID: id, UniteEnseignementCode, UniteEnseignementLibelle }, rank) => (
            <Fragment key={id}>
              {rank > 0 && PROGRESS.or}
              <TextLink
                to={unitPath(id)}
              >{`${UniteEnseignementCode} – ${UniteEnseignementLibelle}`}</TextLink>
            </Fragment>
          ))}
        </span>
      ))}
    </Stack>
  );

const COLUMNS: Column<ProgressUnit>[] = [
  {
    key: 'unit',
    header: PROGRESS.columns.unit,
    isRowHeader: true,
    cell: (unit) => <UnitName unit={unit} />,
  },
  { key: 'credits', header: PROGRESS.columns.credits, align: 'end', cell: ({ ECTS }) => formatNumber(ECTS) },
  {
    key: 'state',
    header: PROGRESS.columns.state,
    cell: ({ Etat }) => (
      <StatusBadge tone={STATE_LOOK[Etat].tone} icon={STATE_LOOK[Etat].icon}>
        {PROGRESS.states[Etat]}
      </StatusBadge>
    ),
  },
  { key: 'awaits', header: PROGRESS.columns.awaits, cell: (unit) => <Awaits unit={unit} /> },
];

const leftOf = ({ Unites }: ProgressBlock): ProgressUnit[] => Unites.filter(({ Etat }) => Etat !== 'acquis');

/** What is not acquired yet, block by block, and which units each of them depends on. */
export const Remaining = ({ cycle }: { cycle: ProgressCycle }) => {
  const blocks = cycle.Blocs.filter((block) => leftOf(block).length > 0);
  const count = blocks.flatMap(leftOf).length;
  return (
    <Section
      level={3}
      title={<CycleTitle cycle={cycle} text={PROGRESS.remaining} />}
      aside={PROGRESS.count(count)}
    >
      {count === 0 && <Text tone="muted">{PROGRESS.nothingLeft}</Text>}
      <Stack gap="6">
        {blocks.map((block) => (
          <Stack key={block.Libelle} gap="2">
            <h4>{block.Libelle}</h4>
            <Card>
              <DataTable
                caption={PROGRESS.caption(block.Libelle)}
                columns={COLUMNS}
                rows={leftOf(block)}
                rowKey={({ UniteEnseignementID }) => UniteEnseignementID}
              />
            </Card>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
};
