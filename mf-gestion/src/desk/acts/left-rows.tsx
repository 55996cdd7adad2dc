import { Alert, Box } from 'shared-ui';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { keyOf } from '../queue/request-key';
import type { LeftRow } from './use-batch';

const texts = DECISION_TEXTS.batch;

const LIST = { margin: '0', paddingLeft: '1.125rem' } as const;

/** What was not accepted with the others, by name, each with its reason. */
export const LeftRows = ({ left }: { left: readonly LeftRow[] }) =>
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
