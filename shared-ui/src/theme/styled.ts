import { chakra as factory, type JsxFactory } from '@chakra-ui/react/styled-system';
import { recipeOnce } from './recipe-once';

/**
 * Chakra's factory, for the components of this package alone: `chakra(tag, recipe)`. Everybody else takes
 * finished components from the facade.
 */
export const chakra = ((tag: string, recipe = {}, options = {}) =>
  factory(tag as never, recipeOnce(recipe) as never, options)) as JsxFactory;

/** From this width on the header holds the links and the field of the jump; below, the bottom bar has the links. */
export const WIDE = '@media (min-width: 1040px)';
