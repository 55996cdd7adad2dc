import type { ApiQuery } from 'shared-auth';
import type { PeriodEffect } from 'shared-contract/gestion/periods';
import { Alert, SkeletonLines, Text } from 'shared-ui';
import { PERIOD_TEXTS } from '../texts/periods';

const texts = PERIOD_TEXTS.effect;

const linesOf = ({ Ouvre, Ferme, DejaFait }: PeriodEffect): string[] => [
  ...(Ferme > 0 ? [texts.closes(Ferme)] : []),
  ...(Ouvre > 0 ? [texts.opens(Ouvre)] : []),
  ...(DejaFait > 0 ? [texts.done(DejaFait)] : []),
  texts.seen,
];

export interface ImpactNoteProps {
  effect: ApiQuery<PeriodEffect>;
  /** False where a number would tell of health. */
  isCounted: boolean;
}

/** Impact preview: number of affected students. */
export const ImpactNote = ({ effect: { data, error }, isCounted }: ImpactNoteProps) => {
  if (!isCounted) return <Alert tone="info">{texts.notCounted}</Alert>;
  if (error) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data) return <SkeletonLines lines={3} />;
  return (
    <Alert tone={data.Ferme > 0 ? 'warning' : 'info'} title={texts.concerned(data.Concernes)} live>
      {linesOf(data).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Alert>
  );
};
