import { formatMark, formatNumber } from 'shared-contract/base/format';
import { RESULT_LIMITS } from 'shared-contract/base/limits';
import {
  isFailing,
  latestMark,
  type UnitResults,
  type UnitState,
  unitLoad,
  unitState,
} from 'shared-contract/records/records';
import {
  Box,
  Card,
  Code,
  Heading,
  type IconChoice,
  Span,
  StatusBadge,
  TextLink,
  type Tone,
  VisuallyHidden,
} from 'shared-ui';
import { iconArrowLeftRight, iconBadgeCheck } from 'shared-ui/icons';
import { unitPath } from '../paths';
import { TEXTS } from '../texts';
import { ResultTable } from './result-table';

const texts = TEXTS.units;

const STATES: Record<UnitState, { tone: Tone; icon: IconChoice }> = {
  exempted: { tone: 'info', icon: { path: iconBadgeCheck } },
  transferred: { tone: 'plum', icon: { path: iconArrowLeftRight } },
  validated: { tone: 'ok', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'circle-x' },
  pending: { tone: 'neutral', icon: 'hourglass' },
};

const termsOf = ({ q1, q2 }: { q1: boolean; q2: boolean }): string | null => {
  if (q1 && q2) return texts.terms.both;
  if (q1) return texts.terms.q1;
  return q2 ? texts.terms.q2 : null;
};

/** The unit's result: large, red below 10, a dash when there is none. */
const UnitMark = ({ unit }: { unit: UnitResults }) => {
  const field = unit.own && latestMark(unit.own);
  const mark = field && unit.own ? unit.own[field] : null;
  if (mark === null) {
    return (
      <Span tone="muted" fontSize="xl">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{texts.none}</VisuallyHidden>
      </Span>
    );
  }
  return (
    <Box
      fontSize={{ base: '1.375rem' }}
      fontWeight="bold"
      lineHeight="1.1"
      letterSpacing="-.02em"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={isFailing(mark) ? 'danger-text' : 'text'}
      css={{ _print: { fontSize: '1.125rem' } }}
    >
      {formatMark(mark)}
      <Span size="sm" tone="muted" fontWeight="regular" letterSpacing="normal">
        {' '}
        {TEXTS.deliberation.outOf(RESULT_LIMITS.max)}
      </Span>
    </Box>
  );
};

/** Code, label, state, credits and result of a unit, above its activities (S1 §2). */
export const UnitCard = ({ unit }: { unit: UnitResults }) => {
  const state = unitState(unit.own);
  const load = unitLoad(unit);
  const terms = termsOf(load);
  return (
    <Card as="article">
      <Box
        as="header"
        display="grid"
        gridTemplateColumns="1fr auto"
        gap="0.25rem 1rem"
        alignItems="start"
        p="1rem 1.125rem"
        css={{
          _print: { gridTemplateColumns: '1fr auto auto', alignItems: 'center', padding: '.5rem 1rem' },
        }}
      >
        <Box css={{ _print: { display: 'flex', gap: '.625rem', alignItems: 'baseline' } }}>
          <Code>{unit.code}</Code>
          <Heading as="h3" size="md">
            <TextLink to={unitPath(unit.id)} color="text">
              {unit.label}
            </TextLink>
          </Heading>
        </Box>
        <Box textAlign="right" css={{ _print: { gridColumn: '3' } }}>
          <UnitMark unit={unit} />
        </Box>
        <Box
          gridColumn="1 / -1"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="0.375rem 0.5rem"
          fontSize="xs"
          color="muted"
          css={{ _print: { gridColumn: '2', gridRow: '1' } }}
        >
          <StatusBadge {...STATES[state]}>{TEXTS.states[state]}</StatusBadge>
          {load.credits !== null && <Span numeric>{texts.credits(formatNumber(load.credits))}</Span>}
          {terms && <span>{terms}</span>}
        </Box>
      </Box>
      <ResultTable unit={unit} />
    </Card>
  );
};
