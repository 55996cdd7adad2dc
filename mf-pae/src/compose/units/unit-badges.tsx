import { StatusBadge } from 'shared-ui';
import { iconBookmarkCheck } from 'shared-ui/icons';
import { TEXTS } from '../../texts/pae';
import type { UnitState } from './unit-state';

const texts = TEXTS.unit;

/** Status badges of a unit. */
export const UnitBadges = ({ state }: { state: UnitState }) => {
  const { unit, reason, isUnticked, missing } = state;
  return (
    <>
      {unit.CreditsValides && <StatusBadge tone="ok">{texts.validated}</StatusBadge>}
      {unit.IsDispense && (
        <StatusBadge tone="plum" icon="award">
          {texts.exempted}
        </StatusBadge>
      )}
      {reason?.rule === 'locked' && (
        <StatusBadge tone="info" icon="lock">
          {texts.locked}
        </StatusBadge>
      )}
      {unit.Preselection && !isUnticked && reason === null && (
        <StatusBadge tone="info" icon={{ path: iconBookmarkCheck }}>
          {texts.preselected}
        </StatusBadge>
      )}
      {isUnticked && reason === null && (
        <StatusBadge tone="neutral" icon="undo-2">
          {texts.unticked}
        </StatusBadge>
      )}
      {missing.length > 0 && (
        <StatusBadge tone="warning" icon="link">
          {texts.corequisite}
        </StatusBadge>
      )}
      {(reason?.rule === 'incompatible' || reason?.rule === 'repeated') && (
        <StatusBadge tone="danger" icon="ban">
          {texts.incompatible}
        </StatusBadge>
      )}
      {(reason?.rule === 'prerequisite' || reason?.rule === 'closed') && (
        <StatusBadge tone="neutral" icon="lock">
          {texts.closed}
        </StatusBadge>
      )}
    </>
  );
};
