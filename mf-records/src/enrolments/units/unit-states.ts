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

/** « Q1 et Q2 », « Q1 », « Q2 »; null where no term is known. */
export const termsOf = ({ q1, q2 }: { q1: boolean; q2: boolean }): string | null => {
  const { terms } = UNITS_TEXTS;
  if (q1 && q2) return terms.both;
  if (q1) return terms.q1;
  return q2 ? terms.q2 : null;
};
