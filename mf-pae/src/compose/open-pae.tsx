import { useState } from 'react';
import { AsyncState, EmptyState, PageHead, SkeletonCards } from 'shared-ui';
import { TEXTS } from '../texts';
import { PaeComposer } from './composer';
import { Submitted } from './submitted';
import { usePaeStart } from './use-pae';

/** The programme of a student who is through the wizard: to compose, or as it was submitted. */
export const OpenPae = () => {
  const { constraints, levels, draft, start, refresh, reload } = usePaeStart();
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
  const year = constraints.data?.AnneeAcademiqueValeur;
  return (
    <>
      <PageHead title={TEXTS.title} {...(year && !submitted ? { lead: TEXTS.lead(year) } : {})} />
      <AsyncState
        query={query}
        skeleton={<SkeletonCards count={4} lines={3} />}
        errorTitle={TEXTS.errorTitle}
        isEmpty={() => !submitted && start?.levels.length === 0}
        empty={<EmptyState title={TEXTS.emptyTitle}>{TEXTS.empty}</EmptyState>}
      >
        {() => {
          if (submitted) return <Submitted constraints={submitted} levels={levels.data} receipt={receipt} />;
          return start ? (
            <PaeComposer
              key={start.constraints.Version}
              start={start}
              draft={draft}
              reads={{ refresh, reload }}
              onSubmitted={setReceipt}
            />
          ) : null;
        }}
      </AsyncState>
    </>
  );
};
