import { type ComponentType, type ReactNode, useEffect } from 'react';
import { type LazyScreen, lazyScreen } from 'shared-auth';
import { AsyncState } from 'shared-ui';
import { useLateCode } from './late-code';

const FAILURE = {
  errorTitle: 'Cette partie n’a pas pu s’ouvrir',
  errorText: () =>
    'Vérifiez votre connexion, puis réessayez. Si cela dure, rechargez la page\u00a0: rien de ce qui est enregistré n’est perdu.',
};

/**
 * Makes a part of a screen whose code comes when it is first shown, or before, by `preload` (`useAhead` of
 * `shared-auth/ahead`): a screen does not wait for what a visit begins without. Until the code is there the skeleton
 * stands in its place; code that does not come is said, with « Réessayer ».
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): LazyScreen<Props> => {
  const Part = lazyScreen<Props>(async () => ({ default: await load() }));
  const Late = (props: Props) => (
    <AsyncState query={useLateCode(Part)} skeleton={skeleton} {...FAILURE}>
      {(Shown) => <Shown {...props} />}
    </AsyncState>
  );
  return Object.assign(Late, { preload: Part.preload, isReady: Part.isReady });
};

/** Fetches the code of a part at once, beside the data that it shows: neither waits for the other. */
export const useAtOnce = ({ preload }: Pick<LazyScreen, 'preload'>, isWanted = true): void => {
  useEffect(() => {
    // What does not come is asked for when the part shows.
    if (isWanted) void preload().catch(() => {});
  }, [preload, isWanted]);
};
