import type { UnitState } from 'shared-contract/records/records';
import type { IconChoice, Tone } from 'shared-ui';
import { iconArrowLeftRight, iconBadgeCheck } from 'shared-ui/icons';
import { STATES_TEXTS, UNITS_TEXTS } from '../../texts/units';

interface StateLook {
  tone: Tone;
  icon: IconChoice;
}

const LOOKS: Record<UnitState, StateLook> = {
  exempted: { tone: 'info', icon: { path: iconBadgeCheck } },
  transferred: { tone: 'plum', icon: { path: iconArrowLeftRight } },
  validated: { tone: 'ok', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'rotate-cw' },
  pending: { tone: 'neutral', icon: 'hourglass' },
};

/** How a state looks beside its words. */
export const stateLook = (state: UnitState, isOver: boolean): StateLook =>
  state === 'failed' && isOver ? { tone: 'danger', icon: 'circle-x' } : LOOKS[state];

/** The words of a state: what is failed is to be taken again while the year runs, and not validated once it is over. */
export const stateName = (state: UnitState, isOver: boolean): string =>
  state === 'failed' && isOver ? STATES_TEXTS.failedBefore : STATES_TEXTS[state];

interface Terms {
  q1: boolean;
  q2: boolean;
}

const termIn = ({ q1, q2 }: Terms, names: Record<'both' | 'q1' | 'q2', string>): string | null => {
  if (q1 && q2) return names.both;
  if (q1) return names.q1;
  return q2 ? names.q2 : null;
};

/** « Q1 et Q2 », « Q1 », « Q2 »; null where no term is known. */
export const termsOf = (load: Terms): string | null => termIn(load, UNITS_TEXTS.terms);

/** The same in words; empty where no term is known. */
export const termWordsOf = (load: Terms): string => termIn(load, UNITS_TEXTS.termWords) ?? '';
