import { chakra } from '../theme/styled';

/** Formats a ratio, 0 to 1, as CSS percentage. */
export const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;

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

/** Elapsed share of a window, 0 to 1; decorative. */
export const Gauge = ({ share }: { share: number }) => (
  <Track aria-hidden="true" css={{ '--p': percent(share) }} />
);
