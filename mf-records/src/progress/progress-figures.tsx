import { useId } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import type { ProgressCycle } from 'shared-contract/progress/answers';
import { Box, Card, VisuallyHidden } from 'shared-ui';
import { PROGRESS } from '../texts/progress';
import { CycleTitle } from './cycle-title';
import { PROGRESS_STYLES } from './progress-styles';

const share = (part: number, whole: number): string => `${whole === 0 ? 0 : (part / whole) * 100}%`;

/** Credits acquired, under way and to come, and the same as a bar. */
export const ProgressFigures = ({ cycle }: { cycle: ProgressCycle }) => {
  const titleId = useId();
  const figures = [
    { state: 'acquis', credits: cycle.Acquis },
    { state: 'en_cours', credits: cycle.EnCours },
    { state: 'a_venir', credits: cycle.AVenir },
  ] as const;
  return (
    <Card as="section" aria-labelledby={titleId} css={PROGRESS_STYLES}>
      <VisuallyHidden as="h3" id={titleId}>
        <CycleTitle cycle={cycle} text={PROGRESS.figures} />
      </VisuallyHidden>
      <dl>
        {figures.map(({ state, credits }) => (
          <div key={state}>
            <dt>
              <span aria-hidden="true" data-state={state} />
              {PROGRESS.states[state]}
            </dt>
            <dd>
              {formatNumber(credits)} <small>{PROGRESS.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div data-part="bar" aria-hidden="true">
        <Box as="span" data-state="acquis" width={share(cycle.Acquis, cycle.ECTS)} />
        <Box as="span" data-state="en_cours" width={share(cycle.EnCours, cycle.ECTS)} />
      </div>
    </Card>
  );
};
