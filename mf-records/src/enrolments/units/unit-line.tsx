import type { ReactNode } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import {
  isFailing,
  type UnitMark,
  type UnitResults,
  unitLoad,
  unitMark,
  unitState,
} from 'shared-contract/records/records';
import { Icon, StatusBadge } from 'shared-ui';
import { Said } from '../../shared/said';
import { UNITS_TEXTS } from '../../texts/units';
import { markText } from './activity-rows';
import { UnitDetails } from './unit-details';
import { stateLook, stateName, termsOf, termWordsOf } from './unit-states';

const texts = UNITS_TEXTS;

export interface UnitLineProps {
  unit: UnitResults;
  enrolmentId: string;
  /** The year is over: nothing more is to be taken in it. */
  isOver: boolean;
  isOpen: boolean;
}

const Mark = ({ mark }: { mark: UnitMark | null }) =>
  mark === null ? (
    <span data-part="mark" />
  ) : (
    <span data-part="mark" data-failing={isFailing(mark.value) ? '' : undefined}>
      {markText(mark.value)}{' '}
      <small>
        <Said shown={texts.kinds[mark.kind]} words={texts.kindWords[mark.kind]} />
      </small>
    </span>
  );

const Name = ({ unit, credits, terms }: { unit: UnitResults; credits: string | null; terms: ReactNode }) => (
  // Of what may stand in a `<summary>`, the one element that holds a heading and a line under it.
  <hgroup data-part="name">
    <h3 lang={unit.lang}>{unit.label}</h3>
    <p data-part="sub">
      <span>{unit.code}</span>
      {credits !== null && <span data-part="extra">{texts.credits(credits)}</span>}
      {terms !== null && <span data-part="extra">{terms}</span>}
    </p>
  </hgroup>
);

/** One unit on one line: name, credits, mark and state; its activities unfold under it. */
export const UnitLine = ({ unit, enrolmentId, isOver, isOpen }: UnitLineProps) => {
  const load = unitLoad(unit);
  const credits = load.credits === null ? null : formatNumber(load.credits);
  const terms = termsOf(load);
  const state = unitState(unit);
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <Name
            unit={unit}
            credits={credits}
            terms={terms && <Said shown={terms} words={termWordsOf(load)} />}
          />
          <span data-part="terms" aria-hidden="true">
            {terms}
          </span>
          <span data-part="credits" aria-hidden="true">
            {credits}
          </span>
          <span data-part="result">
            <Mark mark={unitMark(unit)} />
            <span data-part="state" data-pending={state === 'pending' ? '' : undefined}>
              <StatusBadge bare {...stateLook(state, isOver)}>
                {stateName(state, isOver)}
              </StatusBadge>
            </span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <UnitDetails unit={unit} enrolmentId={enrolmentId} />
      </details>
    </li>
  );
};
