import { useApi } from 'shared-auth';
import { figures } from 'shared-contract/gestion/endpoints';
import { FIGURE_TABLES } from 'shared-contract/gestion/figures';
import { AsyncState, Box, Button, ScreenOnly, SkeletonCards } from 'shared-ui';
import { iconPrinter } from 'shared-ui/icons';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { LeadSkeleton } from '../shared/lead-skeleton';
import { FIGURE_TEXTS } from '../texts/figures';
import { FigureCard } from './figure-card';
import { WaitingDays } from './waiting-days';

/** As long as any other: the outline is drawn by the server and by the browser, at two moments. */
const ANY_MOMENT = '2026-11-23T12:00:00Z';

const texts = FIGURE_TEXTS;

const CARDS = {
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen and (min-width: 75em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** /gestion/chiffres: statistics of the school's tasks (CONTRACT §7.11). */
export default function FiguresPage() {
  const query = useApi(figures);
  return (
    <DeskFrame current="/gestion/chiffres">
      <DeskHead
        title={texts.title}
        lead={query.data ? texts.lead(query.data.Le) : <LeadSkeleton like={texts.lead(ANY_MOMENT)} />}
        actions={
          <ScreenOnly>
            <Button variant="outline" icon={{ path: iconPrinter }} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </ScreenOnly>
        }
      />
      <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonCards count={4} />}>
        {(data) => (
          <Box css={CARDS}>
            {FIGURE_TABLES.map((table) => (
              <FigureCard key={table} figures={data} table={table}>
                {table === 'pae' && <WaitingDays days={data.PaeParJour} />}
              </FigureCard>
            ))}
          </Box>
        )}
      </AsyncState>
    </DeskFrame>
  );
}
