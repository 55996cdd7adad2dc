import { chakra } from '../theme/styled';
import { percent } from './gauge';

const Bar = chakra('span', {
  base: {
    display: 'block',
    height: '2',
    borderRadius: '1rem',
    background: 'gauge',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'block',
      height: '100%',
      width: 'var(--p)',
      background: 'gauge-fill',
      borderRadius: '1rem',
      transition: 'width .2s',
    },
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: { over: { true: { _before: { background: 'danger-icon' } } } },
});

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** What advances, for screen readers. */
  label: string;
  /** More than allowed: drawn in red. */
  over?: boolean;
}

/** A bar that fills: credits, an upload. */
export const ProgressBar = ({ value, max = 100, label, over = false }: ProgressBarProps) => (
  <Bar
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.round(value)}
    over={over}
    css={{ '--p': percent(max > 0 ? value / max : 0) }}
  />
);
