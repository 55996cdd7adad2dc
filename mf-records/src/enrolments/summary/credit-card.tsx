import { useId } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import { creditFigures, type UnitResults } from 'shared-contract/records/records';
import { Box, Card, Icon, VisuallyHidden } from 'shared-ui';
import { CREDIT_STYLES } from '../../shared/credit-styles';
import { CREDITS_TEXTS, DELIBERATION_TEXTS } from '../../texts/enrolment';

const texts = CREDITS_TEXTS;

const Value = ({ credits }: { credits: number }) => (
  <dd>
    {formatNumber(credits)} <small>{texts.unit}</small>
  </dd>
);

const Figures = ({ units }: { units: readonly UnitResults[] }) => {
  const { acquired, toCome, enrolled } = creditFigures(units);
  return (
    <>
      <dl>
        <div>
          <dt>
            <span aria-hidden="true" />
            {texts.acquired}
          </dt>
          <Value credits={acquired} />
        </div>
        <div>
          <dt>
            <span aria-hidden="true" data-open="" />
            {texts.toCome}
          </dt>
          <Value credits={toCome} />
        </div>
        <div>
          <dt>{texts.enrolled}</dt>
          <Value credits={enrolled} />
        </div>
      </dl>
      <div data-part="bar" aria-hidden="true">
        <Box as="span" width={`${enrolled === 0 ? 0 : (acquired / enrolled) * 100}%`} />
      </div>
    </>
  );
};

/** Before a deliberation: credits acquired, to come and enrolled in, and one line to say that no jury has met. */
export const CreditCard = ({ units }: { units: readonly UnitResults[] }) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} css={CREDIT_STYLES}>
      <VisuallyHidden as="h2" id={titleId}>
        {texts.title}
      </VisuallyHidden>
      {units.length > 0 && <Figures units={units} />}
      <p>
        <Icon name="hourglass" />
        <span>
          <strong>{DELIBERATION_TEXTS.none}</strong> {DELIBERATION_TEXTS.noneText}
        </span>
      </p>
    </Card>
  );
};
