import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { Box, Code } from 'shared-ui';
import { STATUS } from './texts';

/** Source positions of browser errors; renders nothing without a source map. */
export const FailurePlaces = ({ failures }: { failures: PortalStatus['Pannes'] }) => {
  const places = [...new Set(failures.flatMap(({ Lieux }) => Lieux))];
  if (places.length === 0) return null;
  return (
    <Box as="ul" aria-label={STATUS.places} mt="1" css={{ overflowWrap: 'anywhere' }}>
      {places.map((place) => (
        <li key={place}>
          <Code>{place}</Code>
        </li>
      ))}
    </Box>
  );
};
