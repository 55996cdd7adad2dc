import { type ReactNode, useEffect, useEffectEvent } from 'react';
// By its name, not its path: a remote bundles this file and takes the rest from the shell.
import { notify } from 'shared-auth';
import { AsyncState, type LateFailure, type LateOptions } from 'shared-ui';

const PART_FAILURE = {
  errorTitle: 'Cette partie n’a pas pu s’ouvrir',
  errorText: () =>
    'Vérifiez votre connexion, puis réessayez. Si cela dure, rechargez la page\u00a0: rien de ce qui est enregistré n’est perdu.',
};

/** Options of `late` for a part of a screen: skeleton, and a retry when its chunk fails to load. */
export const asPart = (skeleton: ReactNode): LateOptions => {
  const state = (error: unknown, mutate: () => unknown) => (
    <AsyncState
      query={{ data: undefined, error, isLoading: !error, mutate }}
      skeleton={skeleton}
      {...PART_FAILURE}
    >
      {() => null}
    </AsyncState>
  );
  return { skeleton: state(null, () => {}), onFailure: ({ error, retry }) => state(error, retry) };
};

const DIALOG_FAILURE = 'La fenêtre n’a pas pu s’ouvrir. Réessayez.';

interface DialogProps {
  onClose: () => void;
}

const Closed = ({ text, onClose }: DialogProps & { text: string }) => {
  const close = useEffectEvent(() => {
    notify('fenetre', { tone: 'error', title: text });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
};

/** Options of `late` for a dialog: a chunk that fails to load is notified with `text`, and the dialog closes. */
export const asDialog = <Props extends DialogProps>(text = DIALOG_FAILURE): LateOptions<Props> => ({
  onFailure: ({ props }: LateFailure<Props>) => <Closed text={text} onClose={props.onClose} />,
});
