import type { ReactNode } from 'react';
import { Box, Card, EmptyState, Icon, IconButton, type IconChoice, Row, Stack } from 'shared-ui';
import { iconPencil, iconTrash2 } from 'shared-ui/icons';

/** One address or contact mean, ready to be shown. */
export interface Line {
  id: number;
  icon: IconChoice;
  title: ReactNode;
  text: ReactNode;
  editLabel: string;
  removeLabel: string;
}

const Badge = ({ icon }: { icon: IconChoice }) => (
  <Box
    flex="none"
    display="grid"
    placeItems="center"
    width="2.625rem"
    height="2.625rem"
    rounded="leaf"
    bg="accent-soft"
    color="accent-text"
  >
    <Icon {...(typeof icon === 'string' ? { name: icon } : icon)} />
  </Box>
);

export interface LineListProps {
  label: string;
  lines: readonly Line[];
  emptyTitle: string;
  empty: string;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
}

/** The lines of a step, each with what can be done to it. */
export function LineList({ label, lines, emptyTitle, empty, onEdit, onRemove }: LineListProps) {
  if (lines.length === 0) {
    return (
      <EmptyState title={emptyTitle} icon="house" level={3}>
        {empty}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul" gap="3" aria-label={label} css={{ listStyle: 'none' }}>
      {lines.map(({ id, icon, title, text, editLabel, removeLabel }) => (
        <Card as="li" key={id} display="flex" gap="3" p="4" alignItems="flex-start">
          <Badge icon={icon} />
          <Box flex="1" minW="0" overflowWrap="anywhere">
            <Box fontWeight="semibold">{title}</Box>
            <Box fontSize="sm" color="muted">
              {text}
            </Box>
          </Box>
          <Row gap="0" flexWrap="nowrap" mr="-2">
            <IconButton label={editLabel} icon={{ path: iconPencil }} onClick={() => onEdit(id)} />
            <IconButton label={removeLabel} icon={{ path: iconTrash2 }} onClick={() => onRemove(id)} />
          </Row>
        </Card>
      ))}
    </Stack>
  );
}
