import { useState } from 'react';
import { AsyncState, EmptyState, LinkButton, PageHead, Span } from 'shared-ui';
import { HOME_PATH } from '../paths';
import { TEXTS } from '../texts/pae';
import { PaeComposer } from './composer';
import { PaeSkeleton } from './pae-skeleton';
import { Reenrolled } from './reenrolled';
import { Submitted } from './submission/submitted';
import { usePaeStart } from './use-pae';

/** Re-enrolled without anything to compose: a master whose units are not in the portal. */
const NothingToCompose = () => (
  <>
    <PageHead title={TEXTS.title} />
    <EmptyState
      title={TEXTS.reenrolledTitle}
      icon="circle-check"
      action={<LinkButton to={HOME_PATH}>{TEXTS.notOpenAction}</LinkButton>}
    >
      {TEXTS.notOpen}
    </EmptyState>
  </>
);

/** What is asked, with the year; its room is there before the year is known, so that nothing below it moves. */
const Lead = ({ year }: { year: string | undefined }) => (
  <>
    {TEXTS.leadBefore}
    {year ?? (
      <Span aria-hidden="true" css={{ visibility: 'hidden' }}>
        {TEXTS.anyYear}
      </Span>
    )}
    {TEXTS.leadAfter}
  </>
);

/** The programme of a student who is through the wizard: to compose, or as it was submitted. */
export const OpenPae = () => {
  const { constraints, levels, draft, kept, start, refresh, reload, forget, isOvertaken } = usePaeStart();
  const [receipt, setReceipt] = useState<string | null>(null);
  const submitted = constraints.data?.IsSubmit === true ? constraints.data : null;
  const failed = constraints.error ? constraints : levels;
  const error = constraints.error ?? levels.error;
  const query = {
    data: submitted ?? start,
    error,
    isLoading: error === undefined,
    mutate: failed.mutate,
  };
  if (constraints.data === null) return <NothingToCompose />;
  const year = constraints.data?.AnneeAcademiqueValeur;
  return (
    <>
      <PageHead title={TEXTS.title} {...(submitted ? {} : { lead: <Lead year={year} /> })} />
      {!submitted && <Reenrolled />}
      <AsyncState
        query={query}
        skeleton={<PaeSkeleton />}
        errorTitle={TEXTS.errorTitle}
        isEmpty={() => !submitted && start?.levels.length === 0}
        empty={<EmptyState title={TEXTS.emptyTitle}>{TEXTS.empty}</EmptyState>}
      >
        {() => {
          if (submitted)
            return (
              <Submitted
                constraints={submitted}
                levels={levels.data}
                receipt={receipt}
                isOvertaken={isOvertaken}
                kept={kept}
                onForget={forget}
              />
            );
          return start ? (
            <PaeComposer
              key={start.constraints.Version}
              start={start}
              draft={draft}
              kept={kept}
              isOvertaken={isOvertaken}
              reads={{ refresh, reload }}
              onSubmitted={(number) => {
                setReceipt(number);
                forget();
              }}
            />
          ) : null;
        }}
      </AsyncState>
    </>
  );
};
