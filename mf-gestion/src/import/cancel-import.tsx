import { refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { Import } from 'shared-contract/imports/answers';
import { giveUpImport, importOf, imports } from 'shared-contract/imports/endpoints';
import { Button } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { IMPORT_TEXTS } from '../texts/imports';

const texts = IMPORT_TEXTS.giveUp;

export interface CancelImportProps {
  one: Import;
  label: string;
  /** Said once it is. */
  done: string;
  onLeft: () => void;
}

/** Cancels an import after confirmation; its package is erased. */
export const CancelImport = ({ one: { ImportID }, label, done, onLeft }: CancelImportProps) => {
  const [confirm, question] = useConfirm();
  const { run, isBusy } = useWrite(giveUpImport, {
    success: done,
    refreshes: [imports, importOf],
    onSaved: onLeft,
    onRefused: () => refreshEndpoints([imports, importOf]),
  });
  const ask = async () => {
    const { title, text, confirm: confirmLabel, keep: cancelLabel } = texts;
    if (await confirm({ title, text, confirmLabel, cancelLabel })) await run(undefined, { ImportID });
  };
  return (
    <>
      <Button variant="outline" busy={isBusy} onClick={() => void ask()}>
        {label}
      </Button>
      {question}
    </>
  );
};
