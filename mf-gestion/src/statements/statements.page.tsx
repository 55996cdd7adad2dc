import { useState } from 'react';
import { send, useApi } from 'shared-auth';
import type { StatementReport, Statements } from 'shared-contract/statements/answers';
import { statements, tryStatement } from 'shared-contract/statements/endpoints';
import { AsyncState, Box, SkeletonLines } from 'shared-ui';
import { FileDrop, type UploadFile } from 'shared-ui/upload';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { STATEMENT_TEXTS } from '../texts/statements';
import { formOf } from './form-of';
import { OpenedReport } from './opened-report';
import { StatementHistory } from './statement-history';
import { TakenBackList } from './taken-back';
import { type Trial, TrialView } from './trial-view';

const texts = STATEMENT_TEXTS;

const PARTS = { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const upload: UploadFile<StatementReport> = (file, { signal }) =>
  send(tryStatement, formOf(file), { signal });

interface OverviewProps {
  data: Statements;
  /** Name of the import whose report is open. */
  opened: string | null;
  onOpen: (name: string | null) => void;
  onTried: (trial: Trial) => void;
}

const Overview = ({ data, opened, onOpen, onTried }: OverviewProps) => {
  const row = data.Imports.find(({ Import }) => Import === opened);
  return (
    <Box css={PARTS}>
      <FileDrop
        label={texts.deposit.label}
        // Banks end the names of their files as they like: what is in them decides.
        accept=""
        maxBytes={data.TailleMax}
        hint={texts.deposit.hint(data.TailleMax)}
        upload={upload}
        onDone={(report, file) => onTried({ report, file })}
      />
      {row && (
        <OpenedReport
          key={row.Import}
          name={row.Import}
          file={row.Fichier}
          isOver={row.AnnuleLe !== null}
          onLeft={() => onOpen(null)}
        />
      )}
      <TakenBackList rows={data.Reprises} waiting={data.AVoir} />
      <StatementHistory rows={data.Imports} onOpen={onOpen} />
    </Box>
  );
};

/** /gestion/releves: bank statements, tried, imported and taken back, and what the bank took back (CONTRACT §8.7). */
export default function StatementsPage() {
  const query = useApi(statements);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const leave = (report: StatementReport | null) => {
    setTrial(null);
    setOpened(report?.Import ?? null);
  };
  return (
    <DeskFrame current="/gestion/releves">
      <DeskHead title={texts.title} lead={texts.lead} />
      {trial ? (
        <TrialView {...trial} onLeft={leave} />
      ) : (
        <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={8} />}>
          {(data) => <Overview data={data} opened={opened} onOpen={setOpened} onTried={setTrial} />}
        </AsyncState>
      )}
    </DeskFrame>
  );
}
