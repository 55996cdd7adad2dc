import { useState } from 'react';
import { refreshEndpoints } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import type { Import } from 'shared-contract/imports/answers';
import { importOf, imports, writeImport } from 'shared-contract/imports/endpoints';
import { Alert, Button, Text, WideBar } from 'shared-ui';
import { IMPORT_TEXTS } from '../texts/imports';
import { CancelImport } from './cancel-import';
import { ChangeTable } from './change-table';
import { FindingTable } from './finding-table';

const texts = IMPORT_TEXTS;

const readAgain = () => refreshEndpoints([imports, importOf]);

/** Confirms and imports exactly this package with this summary. */
const useImporting = () => {
  const [started, setStarted] = useState<string | null>(null);
  const { ask, dialog, isAsked } = useBinding(writeImport, {
    // The page says how far it is.
    success: null,
    onSaved: readAgain,
    onRefused: readAgain,
    // It is not what was read any more, or the portal works at one: the page says which.
    closesOn: ({ status }) => status === 409,
  });
  const write = async (one: Import, resume: string) => {
    const { kind } = await ask({
      title: texts.confirm.title(one),
      summary: <Text>{texts.confirm.summary(one)}</Text>,
      final: texts.confirm.final,
      params: { ImportID: one.ImportID },
      body: () => ({ Empreinte: one.Empreinte, Resume: resume }),
    });
    if (kind === 'saved') setStarted(resume);
  };
  return { write, dialog, isAsked, started };
};

const Heading = ({ one }: { one: Import }) => {
  const { newTitle, newText, title, text, none } = texts.review;
  if (texts.changesOf(one) === 0)
    return (
      <Alert tone="ok" title={title} live>
        {none}
      </Alert>
    );
  return one.EstNouveau ? (
    <Alert tone="warning" title={newTitle} live>
      {newText}
    </Alert>
  ) : (
    <Alert tone="ok" title={title} live>
      {text}
    </Alert>
  );
};

export interface ReviewProps {
  one: Import;
  /** It begins to be written. */
  onWrite: () => void;
  onLeft: () => void;
}

/** Review of a package's changes before confirmation. */
export const Review = ({ one, onWrite, onLeft }: ReviewProps) => {
  const { write, dialog, isAsked, started } = useImporting();
  const { Resume, ImportID } = one;
  const isChange = texts.changesOf(one) > 0;
  return (
    <>
      <Heading one={one} />
      <ChangeTable title={texts.summary.title} files={one.Fichiers} />
      {one.Conflits > 0 && <FindingTable importId={ImportID} nature="conflit" total={one.Conflits} />}
      {one.Remarques > 0 && <FindingTable importId={ImportID} nature="remarque" total={one.Remarques} />}
      <WideBar label={texts.bar.label} width="page" isBehind={isAsked}>
        <CancelImport one={one} label={texts.bar.giveUp} done={texts.giveUp.done} onLeft={onLeft} />
        {isChange && Resume !== null && (
          <Button
            icon="check"
            disabled={started === Resume}
            onClick={() => {
              onWrite();
              void write(one, Resume);
            }}
          >
            {texts.bar.write(one)}
          </Button>
        )}
      </WideBar>
      {dialog}
    </>
  );
};
