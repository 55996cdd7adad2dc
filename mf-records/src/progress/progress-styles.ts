import { CREDIT_STYLES } from '../shared/credit-styles';

/** The figures of a year's results, with a third state: what is under way is a line here, stripes in the bar. */
export const PROGRESS_STYLES = {
  ...CREDIT_STYLES,
  '& dt > span[data-state=en_cours]': { background: 'none', border: '1.5px solid var(--gauge-fill)' },
  '& dt > span[data-state=a_venir]': { background: 'none', border: '1.5px dashed var(--border-strong)' },
  '& > [data-part=bar]': {
    display: 'flex',
    height: '0.625rem',
    background: 'var(--gauge)',
    '& > span': { display: 'block', height: 'full', background: 'var(--gauge-fill)' },
    '& > span[data-state=en_cours]': {
      background: 'repeating-linear-gradient(135deg, var(--gauge-fill) 0 2px, var(--accent-soft) 2px 6px)',
    },
  },
} as const;
