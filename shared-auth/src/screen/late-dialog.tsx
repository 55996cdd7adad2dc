import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { type LazyScreen, lazyScreen, notify } from 'shared-auth';

export { useAhead } from './ahead';

const FAILURE = 'La fenêtre n’a pas pu s’ouvrir. Réessayez.';

/**
 * Makes a dialog whose code comes when it first opens, or before, by `preload`: a screen does not wait for forms that few
 * of its visitors open. Code that does not come is said, by `failure`, and the dialog closes: the next press asks anew.
 */
export const lateDialog = <Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  failure = FAILURE,
): LazyScreen<Props> => {
  const Dialog = lazyScreen<Props>(async () => ({ default: await load() }));
  const Late = (props: Props) => {
    const [isReady, setIsReady] = useState(Dialog.isReady);
    const giveUp = useEffectEvent(() => {
      notify('fenetre', { tone: 'error', title: failure });
      props.onClose();
    });
    useEffect(() => {
      if (isReady) return;
      let isAwaited = true;
      Dialog.preload().then(
        () => isAwaited && setIsReady(true),
        () => isAwaited && giveUp(),
      );
      return () => {
        isAwaited = false;
      };
    }, [isReady]);
    return isReady ? <Dialog {...props} /> : null;
  };
  return Object.assign(Late, { preload: Dialog.preload, isReady: Dialog.isReady });
};
