import type { PortalStatus } from 'shared-contract/federation/status-answers';
import { Box, Code } from 'shared-ui';
import { STATUS } from './texts';

/** Where in the sources versions failed in browsers; nothing where no source map names a place. */
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
