import { Box, Card, Skeleton } from 'shared-ui';
import { CREDIT_STYLES } from '../shared/credit-styles';
import { CREDITS_TEXTS } from '../texts/enrolment';
import { UNITS_TEXTS } from '../texts/units';
import { ColumnTitles } from './units/unit-list';
import { UNIT_LIST_STYLES } from './units/unit-styles';
import { UnitTools } from './units/unit-tools';

const FIGURES = [CREDITS_TEXTS.acquired, CREDITS_TEXTS.toCome, CREDITS_TEXTS.enrolled];

/** The names that are drawn; the room of a whole year is kept under them. */
const NAMES = ['72%', '46%', '64%', '58%', '80%', '52%'];
const USUAL_UNITS = 14;

const Figures = () => (
  <Card css={CREDIT_STYLES}>
    <dl>
      {FIGURES.map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Skeleton width="3.5rem" height="1.125rem" alignSelf="center" />
          </dd>
        </div>
      ))}
    </dl>
    <div data-part="bar" />
    <p>
      <Skeleton width="1.25rem" height="1.25rem" />
      <Skeleton width="min(18rem, 80%)" height="0.75rem" />
    </p>
  </Card>
);

const Line = ({ width }: { width: string }) => (
  <li>
    <div data-part="waiting">
      <div data-part="name">
        <Skeleton width={width} height="0.75rem" my="1" />
        <Skeleton width="5.5rem" height="0.5625rem" my="1" />
      </div>
      <span data-part="terms">
        <Skeleton width="1.5rem" height="0.75rem" />
      </span>
      <span data-part="credits">
        <Skeleton width="1rem" height="0.75rem" ml="auto" />
      </span>
      <div data-part="result">
        <span data-part="mark" />
        <Skeleton width="5rem" height="0.75rem" />
      </div>
      <span />
    </div>
  </li>
);

/** Figures, titles and lines of the size of those that come, with the room of a usual year. */
export const ResultsSkeleton = () => (
  <div aria-hidden="true">
    <Figures />
    <UnitTools title={UNITS_TEXTS.title}>
      <Skeleton width="min(19rem, 100%)" height="2.75rem" borderRadius="full" />
    </UnitTools>
    <Card css={UNIT_LIST_STYLES}>
      <ColumnTitles />
      <Box as="ul" minH={{ base: `calc(${USUAL_UNITS} * 4.75rem)`, md: `calc(${USUAL_UNITS} * 3rem)` }}>
        {NAMES.map((width) => (
          <Line key={width} width={width} />
        ))}
      </Box>
    </Card>
  </div>
);
