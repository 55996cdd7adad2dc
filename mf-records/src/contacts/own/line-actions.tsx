import { IconButton, Row } from 'shared-ui';
import { iconPencil, iconTrash2 } from 'shared-ui/icons';

interface LineActionsProps {
  editLabel: string;
  removeLabel: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** What can be done to one line, each with the line's name. */
export const LineActions = ({ editLabel, removeLabel, onEdit, onRemove }: LineActionsProps) => (
  <Row gap="0" flexWrap="nowrap" mr="-2" mt="-1" ml="auto" flex="none" alignSelf="flex-start">
    <IconButton label={editLabel} icon={{ path: iconPencil }} onClick={onEdit} />
    <IconButton label={removeLabel} icon={{ path: iconTrash2 }} onClick={onRemove} />
  </Row>
);
