import type { ResultLine } from 'shared-contract/records/answers';
import type { findResultLines } from './enrolments.queries';

type ResultRow = NonNullable<Awaited<ReturnType<typeof findResultLines>>>[number];

/** An enrolment without results comes as one row without a line. */
export const toResultLines = (rows: ResultRow[]): ResultLine[] =>
  rows.flatMap(({ line, unit, activityCode, activityLabel }) =>
    line && unit
      ? [
          {
            ...unit,
            ActiviteApprentissageCode: activityCode,
            ActiviteApprentissageLibelle: activityLabel,
            ...line,
          },
        ]
      : [],
  );
