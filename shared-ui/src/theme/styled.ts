/**
 * Chakra's factory, for the components of this package alone: `chakra(tag, recipe)`. Everybody else takes
 * finished components from the facade.
 */
export { chakra } from '@chakra-ui/react/styled-system';
