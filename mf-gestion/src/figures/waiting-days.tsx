import { formatNumber } from 'shared-contract/base/format';
import type { Figures } from 'shared-contract/gestion/figures';
import { Box, withOrdinals } from 'shared-ui';
import { FIGURE_TEXTS } from '../texts/figures';

const texts = FIGURE_TEXTS.days;

/** Number of most recent days shown. */
const SHOWN = 11;

const DAYS = {
  margin: '0',
  padding: '1rem 1.125rem',
  borderTop: '1px solid var(--border)',
  '& > h3': { fontSize: '0.875rem' },
  '& > ol': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '0.375rem',
    margin: '0.5rem 0 0',
    padding: '0',
    listStyle: 'none',
    fontSize: '0.75rem',
    textAlign: 'center',
  },
  '& li': { flex: '1 1 0', maxWidth: '3.5rem', minWidth: '0' },
  '& b, & small': { display: 'block', fontSize: 'inherit' },
  '& small': { color: 'var(--muted)', lineHeight: '1.2' },
  '& i': {
    display: 'block',
    height: 'var(--h)',
    marginBottom: '0.25rem',
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
    <Box as="section" css={DAYS} aria-labelledby="jours">
      <h3 id="jours">{texts.title}</h3>
      <ol>
        {shown.map(({ Jour, EnAttente }) => (
          <li key={Jour}>
            <b>{formatNumber(EnAttente)}</b>
            <Box
              as="i"
              aria-hidden="true"
              css={{ '--h': `${Math.max(2, Math.round((EnAttente / most) * 64))}px` }}
            />
            <small>{withOrdinals(texts.day(Jour))}</small>
          </li>
        ))}
      </ol>
    </Box>
  );
};
