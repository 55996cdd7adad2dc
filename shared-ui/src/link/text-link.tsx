import { chakra } from '../theme/styled';
import { AppLink } from './app-link';

/** A link in running text. */
export const TextLink = chakra(AppLink, { base: { paddingBlock: '0.1875rem' } });
