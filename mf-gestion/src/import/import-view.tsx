import { useWrite } from 'shared-auth/write';
import type { Import } from 'shared-contract/imports/answers';
import { checkImport, importOf, imports } from 'shared-contract/imports/endpoints';
import type { ImportState } from 'shared-contract/imports/imports';
import { Alert, Button, Section, Text } from 'shared-ui';
import { type Step, Steps } from 'shared-ui/stepper';
import { IMPORT_TEXTS } from '../texts/imports';
import { CancelImport } from './cancel-import';
import { FindingTable } from './finding-table';
import { PackageUpload } from './package-upload';
import { Receipt } from './receipt';
import { Review } from './review';
import { RunningCard } from './running-card';

const texts = IMPORT_TEXTS;

/** Step index of each state, from 0. */
const STEP: Readonly<Record<ImportState, number>> = {
  controle: 1,
  fautes: 1,
  interrompu: 1,
  abandonne: 0,
  a_relire: 2,
  ecriture: 3,
  importe: 4,
};

/** Progress of an import; null before the upload. */
export const ImportSteps = ({ state }: { state: ImportState | null }) => {
  const at = state === null ? 0 : STEP[state];
  const stateOf = (rank: number): Step['state'] => {
    if (rank < at) return 'done';
    return rank === at ? 'current' : 'todo';
  };
  return <Steps steps={texts.steps.map((label, rank) => ({ label, state: stateOf(rank) }))} />;
};

export interface ImportViewProps {
  one: Import;
  maxBytes: number;
  /** Another one is shown, or none. */
  onShow: (importId: number | null) => void;
}

const Faults = ({ one, maxBytes, onShow }: ImportViewProps) => (
  <>
    <Alert tone="danger" title={texts.faults.title(one)} live>
      {texts.faults.text(one)}
    </Alert>
    <FindingTable importId={one.ImportID} nature="faute" total={one.Fautes} />
    {one.Remarques > 0 && <FindingTable importId={one.ImportID} nature="remarque" total={one.Remarques} />}
    <Section title={texts.deposit.again}>
      <PackageUpload maxBytes={maxBytes} label={texts.deposit.again} onDone={onShow} />
    </Section>
  </>
);

const Interrupted = ({ one, onShow }: ImportViewProps) => {
  const { run, isBusy } = useWrite(checkImport, {
    success: texts.interrupted.started,
    refreshes: [imports, importOf],
  });
  return (
    <Alert
      tone="warning"
      title={texts.interrupted.title}
      live
      actions={
        <>
          <Button busy={isBusy} onClick={() => void run(undefined, { ImportID: one.ImportID })}>
            {texts.interrupted.again}
          </Button>
          <CancelImport
            one={one}
            label={texts.bar.giveUp}
            done={texts.giveUp.done}
            onLeft={() => onShow(null)}
          />
        </>
      }
    >
      {texts.interrupted.text}
    </Alert>
  );
};

/** An import in its current state. */
export const ImportView = (props: ImportViewProps) => {
  const { one, onShow } = props;
  const leave = () => onShow(null);
  switch (one.Etat) {
    case 'controle':
    case 'ecriture':
      return <RunningCard one={one} onLeft={leave} />;
    case 'fautes':
      return <Faults {...props} />;
    case 'interrompu':
      return <Interrupted {...props} />;
    case 'a_relire':
      return <Review one={one} onWrite={() => onShow(one.ImportID)} onLeft={leave} />;
    case 'importe':
      return <Receipt one={one} onAnother={leave} />;
    case 'abandonne':
      return <Text>{texts.given}</Text>;
  }
};
