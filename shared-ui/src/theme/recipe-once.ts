import type {
  RecipeDefinition,
  RecipeRuntimeFn,
  RecipeVariantFn,
  RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import { memoizeByJson, memoizeByObject } from 'shared-contract/base/memoize';
import { system } from './system';

/** What Chakra's factory uses of a recipe that is ready to be called, and by what it knows one. */
export interface ReadyRecipe<Variants extends RecipeVariantRecord>
  extends RecipeVariantFn<Variants>,
    Pick<RecipeRuntimeFn<Variants>, 'config' | 'variantKeys' | 'merge'> {
  __cva__: true;
}

/**
 * A recipe for Chakra's factory that is made when it is first drawn, and that works each choice of variants out once.
 * Given a definition, the factory makes the recipe anew for every element and every time that it is drawn: half of
 * what a first frame cost.
 */
export const recipeOnce = <Variants extends RecipeVariantRecord>(
  config: RecipeDefinition<Variants>,
): ReadyRecipe<Variants> => {
  let made: RecipeRuntimeFn<Variants> | undefined;
  const recipe = () => {
    made ??= system.cva(config);
    return made;
  };
  const choose = memoizeByJson((...chosen: Parameters<RecipeVariantFn<Variants>>) => recipe()(...chosen));
  return Object.assign(choose, {
    __cva__: true as const,
    config,
    variantKeys: Object.keys(config.variants ?? {}),
    merge: memoizeByObject((other: object) => recipeOnce(recipe().merge(other).config)),
  });
};
