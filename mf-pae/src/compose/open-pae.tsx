import { useState } from 'react';
import { AsyncState, EmptyState, LinkButton, PageHead, SkeletonCards } from 'shared-ui';
import { HOME_PATH } from '../paths';
import { TEXTS } from '../texts';
import { PaeComposer } from './composer';
import { Submitted } from './submitted';
import { usePaeStart } from './use-pae';

/** Re-enrolled without anything to compose: a master whose units are not in the portal (record 0013). */
const NothingToCompose = () => (
  <>
    <PageHead title={TEXTS.title} />
    <EmptyState
      title={TEXTS.notOpenTitle}
      icon="circle-check"
      action={<LinkButton to={HOME_PATH}>{TEXTS.notOpenAction}</LinkButton>}
    >
      {TEXTS.notOpen}
    </EmptyState>
  </>
);

/** The programme of a student who is through the wizard: to compose, or as it was submitted. */
export const OpenPae = () => {
  const { constraints, levels, draft, kept, start, refresh, reload, forget } = usePaeStart();
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
      <PageHead title={TEXTS.title} {...(year && !submitted ? { lead: TEXTS.lead(year) } : {})} />
      <AsyncState
        query={query}
        skeleton={<SkeletonCards count={4} lines={3} />}
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
