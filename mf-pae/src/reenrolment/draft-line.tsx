import { Box } from 'shared-ui';
import { DraftKeeper, type DraftKeeperProps } from 'shared-ui/form';

/** True when the draft belongs to this line. */
export const isOfLine = (kept: unknown, idField: string, id: number): boolean =>
  typeof kept === 'object' && kept !== null && Reflect.get(kept, idField) === id;

/** Since when the form is kept; its room is there before it says so, and nothing below it moves. */
export const DraftLine = (props: DraftKeeperProps) => (
  <Box mt="4" minH="1.5rem">
    <DraftKeeper {...props} />
  </Box>
);
