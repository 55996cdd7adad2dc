import { formatDay } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import type { Figures } from 'shared-contract/gestion/figures';
import { Box } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { FIGURE_TEXTS } from '../texts/figures';

const texts = FIGURE_TEXTS.days;

/** Number of most recent days shown. */
const SHOWN = 11;

const PICTURE = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '0.375rem',
  height: '8rem',
  padding: '1rem 1.125rem 0',
  borderTop: '1px solid var(--border)',
  fontSize: '0.75rem',
  textAlign: 'center',
  '& > div': { flex: '1 1 0', maxWidth: '3rem', minWidth: '0' },
  '& b': { display: 'block' },
  '& i': {
    display: 'block',
    height: 'var(--h)',
    borderRadius: '0.25rem 0.25rem 0 0',
    background: 'var(--gauge-fill)',
  },
} as const;

/** Pending programmes by day of arrival. */
export const WaitingDays = ({ days }: { days: Figures['PaeParJour'] }) => {
  const shown = days.slice(-SHOWN);
  const most = Math.max(1, ...shown.map(({ EnAttente }) => EnAttente));
  if (shown.length === 0) return null;
  return (
    <>
      <Box css={PICTURE} aria-hidden="true">
        {shown.map(({ Jour, EnAttente }) => (
          <div key={Jour}>
            <b>{formatNumber(EnAttente)}</b>
            <Box as="i" css={{ '--h': `${Math.max(2, Math.round((EnAttente / most) * 64))}px` }} />
          </div>
        ))}
      </Box>
      <DataTable
        caption={texts.title}
        columns={[
          { key: 'day', header: texts.day, isRowHeader: true, cell: ({ Jour }) => formatDay(Jour) },
          {
            key: 'count',
            header: texts.count,
            align: 'end',
            cell: ({ EnAttente }) => formatNumber(EnAttente),
          },
        ]}
        rows={shown}
        rowKey={({ Jour }) => Jour}
      />
    </>
  );
};
