import type {
  RecipeDefinition,
  RecipeRuntimeFn,
  RecipeVariantFn,
  RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import { memoizeByJson, memoizeByObject } from 'shared-contract/base/memoize';
import { system } from './system';

/** Callable recipe, as Chakra's factory expects it. */
export interface MemoizedRecipe<Variants extends RecipeVariantRecord>
  extends RecipeVariantFn<Variants>,
    Pick<RecipeRuntimeFn<Variants>, 'config' | 'variantKeys' | 'merge'> {
  __cva__: true;
}

/**
 * Recipe for Chakra's factory, created lazily and memoized per variant combination. From a plain definition the
 * factory builds the recipe for each element on every render: half the cost of a first frame.
 */
export const memoizeRecipe = <Variants extends RecipeVariantRecord>(
  config: RecipeDefinition<Variants>,
): MemoizedRecipe<Variants> => {
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
    merge: memoizeByObject((other: object) => memoizeRecipe(recipe().merge(other).config)),
  });
};
