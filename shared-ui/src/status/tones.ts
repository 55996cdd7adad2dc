import type { IconName } from '../icon/icon';

/** Tones of a status; plum is kept for « traitée » and « transféré ». */
export type Tone = 'ok' | 'warning' | 'danger' | 'info' | 'plum' | 'neutral';

const paint = (name: string) => ({
  '--_t': `var(--${name}-text)`,
  '--_g': `var(--${name}-bg)`,
  '--_b': `var(--${name}-border)`,
  '--_i': `var(--${name}-icon)`,
});

/** Recipe variants that set a tone's text, ground, border and icon colours. */
export const toneVariants = {
  ok: paint('success'),
  warning: paint('warning'),
  danger: paint('danger'),
  info: paint('info'),
  plum: paint('plum'),
  neutral: {
    '--_t': 'var(--muted)',
    '--_g': 'var(--sunken)',
    '--_b': 'var(--border)',
    '--_i': 'var(--muted)',
  },
};

/** The icon that goes with a tone when none is chosen. */
export const TONE_ICON: Record<Tone, IconName> = {
  ok: 'circle-check',
  warning: 'triangle-alert',
  danger: 'circle-x',
  info: 'info',
  plum: 'hand-coins',
  neutral: 'info',
};
