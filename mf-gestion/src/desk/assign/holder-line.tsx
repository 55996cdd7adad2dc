import type { DeskItem } from 'shared-contract/gestion/answers';
import { Button, Row, Text } from 'shared-ui';
import { ASSIGN_TEXTS } from '../../texts/assign';
import { holderName } from './holder';

export interface HolderLineProps {
  item: DeskItem;
  /** Account of who looks at it. */
  me: number | undefined;
  onAssign: () => void;
}

/** Who looks after the opened request, and giving it to somebody. */
export const HolderLine = ({ item, me, onAssign }: HolderLineProps) => (
  <Row gap="2">
    <Text tone="muted">{item.AttribueeA ? holderName(item.AttribueeA, me) : ASSIGN_TEXTS.free}</Text>
    <Button variant="ghost" size="sm" aria-keyshortcuts="Shift+G" onClick={onAssign}>
      {ASSIGN_TEXTS.act}
    </Button>
  </Row>
);
