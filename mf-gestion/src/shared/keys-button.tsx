import { Box, Button } from 'shared-ui';
import { DESK_TEXTS } from '../texts/desk';

/** Shows the keys of a page; on a phone there is no keyboard. */
export const KeysButton = ({ onClick }: { onClick: () => void }) => (
  <Box display={{ base: 'none', lg: 'block' }}>
    <Button variant="ghost" size="sm" aria-keyshortcuts="?" onClick={onClick}>
      {DESK_TEXTS.keys}
    </Button>
  </Box>
);
