import { useApi } from 'shared-auth';
import type { ProgressCycle } from 'shared-contract/progress/answers';
import { progress } from 'shared-contract/progress/endpoints';
import {
  AsyncState,
  Box,
  Button,
  EmptyState,
  PageHead,
  Section,
  SkeletonTable,
  Stack,
  StatusBadge,
} from 'shared-ui';
import { iconPrinter } from 'shared-ui/icons';
import { TallPage } from '../shared/tall-page';
import { PROGRESS } from '../texts/progress';
import { BlockCards } from './block-cards';
import { ProgressFigures } from './progress-figures';
import { Remaining } from './remaining';
import { Years } from './years';

/** Credits towards each diploma, the cycle in progress first. */
export const useProgress = () => useApi(progress);

const titleOf = ({ DiplomeLibelle, ECTS, Blocs }: ProgressCycle): string =>
  PROGRESS.cycle(DiplomeLibelle, ECTS, Blocs.filter(({ EstOption }) => !EstOption).length);

const Cycle = ({ cycle }: { cycle: ProgressCycle }) => (
  <Section title={titleOf(cycle)}>
    <Stack gap={{ base: '8', md: '10' }} css={{ '& > section': { marginTop: '0!' } }}>
      {cycle.DiplomeAccordeEn && (
        <div>
          <StatusBadge tone="ok" icon="graduation-cap">
            {PROGRESS.granted(cycle.DiplomeAccordeEn)}
          </StatusBadge>
        </div>
      )}
      <ProgressFigures cycle={cycle} />
      <BlockCards cycle={cycle} />
      <Remaining cycle={cycle} />
      <Years cycle={cycle} />
    </Stack>
  </Section>
);

/** Left out on a phone: the figures are what one came for, and the phone's own menu prints. */
const Print = () => (
  <Box display={{ base: 'none', sm: 'block' }}>
    <Button variant="outline" icon={{ path: iconPrinter }} onClick={() => window.print()}>
      {PROGRESS.print}
    </Button>
  </Box>
);

/** /parcours: credits towards the diploma, in pictures and in tables that say the same (CONTRACT §7.11). */
export default function ProgressPage() {
  const query = useProgress();
  const hasAny = (query.data?.length ?? 0) > 0;
  return (
    <TallPage>
      <PageHead title={PROGRESS.title} {...(hasAny ? { actions: <Print /> } : {})} />
      <AsyncState
        query={query}
        errorTitle={PROGRESS.error}
        skeleton={<SkeletonTable rows={6} columns={3} />}
        empty={
          <EmptyState title={PROGRESS.emptyTitle} icon="graduation-cap">
            {PROGRESS.empty}
          </EmptyState>
        }
      >
        {(cycles) => (
          <>
            {cycles.map((cycle) => (
              <Cycle key={cycle.Cycle} cycle={cycle} />
            ))}
          </>
        )}
      </AsyncState>
    </TallPage>
  );
}
