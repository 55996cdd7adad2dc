import { chakra as factory, type JsxFactory } from '@chakra-ui/react/styled-system';
import { memoizeRecipe } from './memoize-recipe';

/**
 * Chakra's factory, for the components of this package alone: `chakra(tag, recipe)`. Everybody else takes
 * finished components from the facade.
 */
export const chakra = ((tag: string, recipe = {}, options = {}) =>
  factory(tag as never, memoizeRecipe(recipe) as never, options)) as JsxFactory;

/** From this width on the header has the navigation and the search field; below, the bottom bar has it. */
export const WIDE_BREAKPOINT = '@media (min-width: 65em)';
