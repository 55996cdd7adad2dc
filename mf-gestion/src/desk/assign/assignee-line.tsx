import type { DeskItem } from 'shared-contract/gestion/answers';
import { Button, Row, Text } from 'shared-ui';
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
    <Button variant="ghost" size="sm" aria-keyshortcuts="Shift+G" onClick={onAssign}>
      {ASSIGN_TEXTS.act}
    </Button>
  </Row>
);
