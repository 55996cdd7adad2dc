import type { ReactNode } from 'react';
import { Box, Card, EmptyState, IconButton, IconTile, type IconTileProps, List, Row } from 'shared-ui';
import { iconPencil, iconTrash2 } from 'shared-ui/icons';

/** One address or contact mean, ready to be shown. */
export interface Line {
  id: number;
  icon: IconTileProps;
  /** Over the title, small: « Email – Privé ». */
  kind?: string;
  title: ReactNode;
  text?: ReactNode;
  editLabel: string;
  removeLabel: string;
}

export interface LineListProps {
  label: string;
  lines: readonly Line[];
  emptyTitle: string;
  empty: string;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
}

/** The lines of a step, each with what can be done to it. */
export const LineList = ({ label, lines, emptyTitle, empty, onEdit, onRemove }: LineListProps) => {
  if (lines.length === 0) {
    return (
      <EmptyState title={emptyTitle} icon="house" level={3}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <List gap="3" aria-label={label}>
      {lines.map(({ id, icon, kind, title, text, editLabel, removeLabel }) => (
        <Card as="li" key={id} display="flex" gap="3" p="4" alignItems="flex-start">
          <Box display={{ base: 'none', sm: 'block' }}>
            <IconTile {...icon} />
          </Box>
          <Box flex="1" minW="0" overflowWrap="break-word">
            {kind !== undefined && (
              <Box fontSize="xs" color="muted">
                {kind}
              </Box>
            )}
            <Box fontWeight="semibold">{title}</Box>
            {text !== undefined && (
              <Box fontSize="sm" color="muted">
                {text}
              </Box>
            )}
          </Box>
          <Row gap="0" flexWrap="nowrap" mr="-2">
            <IconButton label={editLabel} icon={{ path: iconPencil }} onClick={() => onEdit(id)} />
            <IconButton label={removeLabel} icon={{ path: iconTrash2 }} onClick={() => onRemove(id)} />
          </Row>
        </Card>
      ))}
    </List>
  );
};
