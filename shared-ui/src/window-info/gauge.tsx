import { chakra } from '../theme/styled';

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;

const Track = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    height: '4px',
    borderRadius: '4px',
    background: 'gauge',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: 'var(--p)',
      borderRadius: '4px',
      background: 'gauge-fill',
    },
    _after: {
      content: '""',
      position: 'absolute',
      left: 'var(--p)',
      top: '50%',
      width: '10px',
      height: '10px',
      translate: '-50% -50%',
      borderRadius: '50%',
      background: 'surface',
      border: '2.5px solid var(--gauge-fill)',
    },
    _highContrast: { border: '1px solid CanvasText' },
  },
});

/** How much of a window has gone by, 0 to 1; decorative, the words beside it say it. */
export const Gauge = ({ share }: { share: number }) => (
  <Track aria-hidden="true" css={{ '--p': percent(share) }} />
);

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
