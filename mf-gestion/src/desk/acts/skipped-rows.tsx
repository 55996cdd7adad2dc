import { Alert, Box } from 'shared-ui';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { keyOf } from '../queue/request-key';
import type { SkippedRow } from './use-batch';

const texts = DECISION_TEXTS.batch;

const LIST = { margin: '0', paddingLeft: '1.125rem' } as const;

/** Requests that a batch did not accept, with reasons. */
export const SkippedRows = ({ left }: { left: readonly SkippedRow[] }) =>
  left.length === 0 ? null : (
    <Box mt="2">
      <Alert tone="warning" title={texts.left(left.length)} live>
        <Box as="ul" css={LIST}>
          {left.map(({ row, why }) => (
            <li key={keyOf(row)}>{texts.why(row, why)}</li>
          ))}
        </Box>
      </Alert>
    </Box>
  );
