import type { DeskItem } from 'shared-contract/gestion/answers';
import { Row, Text } from 'shared-ui';
import { KeyButton } from '../../shared/key-button';
import { ASSIGN_TEXTS } from '../../texts/assign';
import { assigneeName } from './assignee';

export interface AssigneeLineProps {
  item: DeskItem;
  /** Account of who looks at it. */
  me: number | undefined;
  onAssign: () => void;
}

/** Assignee of the opened request, with reassignment. */
export const AssigneeLine = ({ item, me, onAssign }: AssigneeLineProps) => (
  <Row gap="2">
    {item.AttribueeA && <Text tone="muted">{assigneeName(item.AttribueeA, me)}</Text>}
    <KeyButton variant="ghost" size="sm" shortcut="Shift+G" onClick={onAssign}>
      {ASSIGN_TEXTS.act}
    </KeyButton>
  </Row>
);
