import type { ApiQuery } from 'shared-auth';
import { type ResultLine, resultsByUnit } from 'shared-contract/records/records';
import { AsyncState, Box, EmptyState, Legend, Section, SkeletonCards, Stack } from 'shared-ui';
import { TEXTS } from '../texts';
import { ALL_FLAGS } from './result-flags';
import { UnitCard } from './unit-card';

const texts = TEXTS.units;

/** Legend and one card per unit, in its four states. */
export const UnitResultsPanel = ({ query }: { query: ApiQuery<ResultLine[]> }) => (
  <Box mt="6">
    <Section title={texts.title} aside={texts.scale}>
      <AsyncState
        query={query}
        errorTitle={texts.errorTitle}
        skeleton={<SkeletonCards count={4} lines={3} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="book-open" level={3}>
            {texts.empty}
          </EmptyState>
        }
      >
        {(lines) => (
          <>
            <Box mb="4">
              <Legend items={ALL_FLAGS} />
            </Box>
            <Stack gap="0.875rem">
              {resultsByUnit(lines).map((unit) => (
                <UnitCard key={unit.id} unit={unit} />
              ))}
            </Stack>
          </>
        )}
      </AsyncState>
    </Section>
  </Box>
);
