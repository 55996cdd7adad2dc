import { GROUP_LABELS } from 'shared-contract/quoted';
import { BarTotal, Button, Span, WideBar } from 'shared-ui';
import { TP_TEXTS as texts } from '../texts/tp';
import type { Wizard } from './steps/use-wizard';

const NEXT = GROUP_LABELS.nextTp;
/** For the eye alone: it would be said « supérieur à ». */
const SIGN = ' >';

interface TpBarProps {
  wizard: Wizard;
  /** Number of courses: the last step. */
  last: number;
}

/** Wizard navigation: next course, save, remaining enrolments (S2 §2). */
export const TpBar = ({ wizard, last }: TpBarProps) => {
  const { step, setStep, remaining, isAsked, send, problem } = wizard;
  return (
    <WideBar
      label={texts.bar}
      isBehind={isAsked}
      error={problem}
      figure={
        remaining === 0 ? (
          <Span tone="muted">{texts.remaining(0)}</Span>
        ) : (
          <BarTotal label={texts.left(remaining)} value={remaining} />
        )
      }
    >
      <Button variant="outline" icon="arrow-left" iconOnPhone onClick={() => setStep(step - 1)}>
        {texts.previous}
      </Button>
      {step < last ? (
        <Button onClick={() => setStep(step + 1)}>
          {NEXT.slice(0, -SIGN.length)}
          <span aria-hidden="true">{SIGN}</span>
        </Button>
      ) : (
        <Button onClick={() => void send()}>{texts.save}</Button>
      )}
    </WideBar>
  );
};
