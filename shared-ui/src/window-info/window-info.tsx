import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { chakra } from '../theme/styled';
import { Gauge } from './gauge';

/** State of an event window; soon: closes in less than 72 h. */
export type WindowState = 'open' | 'soon' | 'closed';

const STATES: Record<WindowState, { icon: IconName; label: string }> = {
  open: { icon: 'circle-check', label: 'Ouvert' },
  soon: { icon: 'hourglass', label: 'Ferme bientôt' },
  closed: { icon: 'lock', label: 'Fermé' },
};

const Root = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'xs',
    lineHeight: '1.35',
    '& > b': {
      display: 'flex',
      gap: '0.3125rem',
      alignItems: 'center',
      fontWeight: 'semibold',
      color: 'success-text',
      marginTop: '2',
    },
    '& > small': { display: 'block', color: 'muted', fontSize: 'xs', textWrap: 'balance' },
  },
  variants: {
    state: {
      open: {},
      soon: { '& > b': { color: 'warning-text' } },
      closed: { '& > b': { color: 'muted', marginTop: '0' } },
    },
  },
});

export interface WindowInfoProps {
  state: WindowState;
  /** Share of the window gone by, 0 to 1; absent, no gauge. */
  share?: number;
  /** « Ouvert », « Ferme bientôt » or « Fermé » when absent. */
  label?: string;
  /** « jusqu’au 5 décembre », « depuis le 30 septembre ». */
  text: ReactNode;
}

/** The window of an event: gauge, state in words, date. */
export const WindowInfo = ({ state, share, label = STATES[state].label, text }: WindowInfoProps) => (
  <Root state={state}>
    {share !== undefined && <Gauge share={share} />}
    <b>
      <Icon name={STATES[state].icon} size="xs" />
      {label}
    </b>
    <small>{text}</small>
  </Root>
);
