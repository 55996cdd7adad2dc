import { chakra } from '../theme/styled';
import { AppLink } from './app-link';

/** A link in running text. `quiet` keeps it grey and without a line until it is pointed at. */
export const TextLink = chakra(AppLink, {
  base: { paddingBlock: '0.1875rem' },
  variants: {
    quiet: {
      true: {
        color: 'muted',
        textDecoration: 'none',
        _hover: { color: 'accent-text', textDecoration: 'underline' },
      },
    },
  },
});
