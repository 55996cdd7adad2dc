import { Box, Icon, type IconChoice } from 'shared-ui';

/** An icon on the leaf-shaped ground, decorative: the words beside it say the type. */
export const IconBadge = ({ icon }: { icon: IconChoice }) => (
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
