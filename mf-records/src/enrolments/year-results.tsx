import type { ApiQuery } from 'shared-auth';
import {
  type Deliberation,
  type ResultLine,
  resultsByUnit,
  type UnitResults,
} from 'shared-contract/records/records';
import { AsyncState, EmptyState, ScreenOnly } from 'shared-ui';
import { DELIBERATION_TEXTS } from '../texts/enrolment';
import { UNITS_TEXTS } from '../texts/units';
import { CreditCard } from './summary/credit-card';
import { DeliberationCard } from './summary/deliberation-card';
import { PaperTable } from './units/paper-table';
import { UnitList } from './units/unit-list';

const texts = UNITS_TEXTS;

interface SummaryProps {
  query: ApiQuery<Deliberation | null>;
  units: readonly UnitResults[];
}

/** What the jury decided last; before that, where the credits stand. */
const Summary = ({ query, units }: SummaryProps) => (
  <AsyncState query={query} errorTitle={DELIBERATION_TEXTS.errorTitle} empty={<CreditCard units={units} />}>
    {(deliberation) => deliberation && <DeliberationCard deliberation={deliberation} />}
  </AsyncState>
);

const NoUnit = () => (
  <EmptyState title={texts.emptyTitle} icon="book-open">
    {texts.empty}
  </EmptyState>
);

export interface YearResultsProps {
  deliberation: ApiQuery<Deliberation | null>;
  results: ApiQuery<ResultLine[]>;
  enrolmentId: string;
  /** The academic year is over. */
  isOver: boolean;
}

/** Decision or credits, then the units: a list on screen, the whole table on paper. */
export const YearResults = ({ deliberation, results, enrolmentId, isOver }: YearResultsProps) => {
  const units = resultsByUnit(results.data ?? []);
  return (
    <>
      <Summary query={deliberation} units={units} />
      <AsyncState query={results} errorTitle={texts.errorTitle} empty={<NoUnit />}>
        {() => (
          <>
            <ScreenOnly>
              <UnitList units={units} enrolmentId={enrolmentId} isOver={isOver} />
            </ScreenOnly>
            <PaperTable units={units} isOver={isOver} />
          </>
        )}
      </AsyncState>
    </>
  );
};
