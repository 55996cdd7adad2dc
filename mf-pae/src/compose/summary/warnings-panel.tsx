import type { PaeProgramme } from 'shared-contract/pae/engine';
import { quotedWarning } from 'shared-contract/pae/pae';
import type { PaeWarning } from 'shared-contract/pae/warnings';
import { Alert, Box, Button, Stack, Strong, Text, TextLink } from 'shared-ui';
import { inCredits, TEXTS } from '../../texts';
import { focusUnit, unitElementId, WARNINGS_ID } from '../focus';
import { nameOf } from '../units/unit-state';

const texts = TEXTS.warnings;

interface WarningsPanelProps {
  programme: PaeProgramme;
  warnings: readonly PaeWarning[];
  isWritable: boolean;
  onAdd: (id: number) => void;
  onRemove: (ids: readonly number[]) => void;
}

const keyOf = (warning: PaeWarning): string =>
  warning.kind === 'corequisite'
    ? `${warning.unit.UniteEnseignementID}-${warning.requisite.RequisID}`
    : warning.kind;

const wording = (programme: PaeProgramme, warning: PaeWarning) => {
  switch (warning.kind) {
    case 'below-min':
      return {
        title: quotedWarning(warning),
        text: texts.belowMin(inCredits(warning.limit - warning.credits)),
        rule: texts.ruleMin(warning.limit),
      };
    case 'above-max':
      return {
        title: quotedWarning(warning),
        text: texts.excess(inCredits(warning.credits - warning.limit)),
        rule: texts.ruleMax(warning.limit),
      };
    case 'above-ceiling':
      return {
        title: texts.ceiling,
        text: texts.ceilingText(inCredits(warning.credits - warning.limit)),
        rule: texts.ruleCeiling,
      };
    case 'corequisite': {
      const unit = `${warning.unit.UniteEnseignementLibelle} (${warning.unit.UniteEnseignementCode})`;
      return {
        title: texts.corequisite,
        text: texts.corequisiteText(unit, nameOf(programme, warning.requisite)),
        rule: texts.ruleCorequisite,
      };
    }
  }
};

const Fix = ({
  warning,
  onAdd,
  onRemove,
}: { warning: PaeWarning } & Pick<WarningsPanelProps, 'onAdd' | 'onRemove'>) => {
  if (warning.kind === 'below-min') return null;
  if (warning.kind === 'corequisite') {
    const { addable } = warning;
    if (!addable) return <Text size="sm">{texts.corequisiteClosed}</Text>;
    return (
      <Button
        variant="tonal"
        size="sm"
        icon="plus"
        onClick={() => {
          onAdd(addable.UniteEnseignementID);
          focusUnit(addable.UniteEnseignementID);
        }}
      >
        {texts.add(addable.UniteEnseignementLibelle)}
      </Button>
    );
  }
  if (warning.removable.length === 0) return null;
  const ids = warning.removable.map(({ UniteEnseignementID }) => UniteEnseignementID);
  return (
    <Button
      variant="tonal"
      size="sm"
      onClick={() => {
        onRemove(ids);
        focusUnit(ids[0]);
      }}
    >
      {texts.remove(warning.removable.map(({ UniteEnseignementLibelle }) => UniteEnseignementLibelle))}
    </Button>
  );
};

const WHY_LOOK = {
  marginTop: '0.375rem',
  fontSize: '0.875rem',
  '& summary': { cursor: 'pointer', fontWeight: '600', paddingBlock: '0.25rem', width: 'fit-content' },
} as const;

const isFixable = (warning: PaeWarning): boolean =>
  warning.kind === 'corequisite' || (warning.kind !== 'below-min' && warning.removable.length > 0);

/** What to know of the selection: none of it blocks (CONTRACT §5.8). */
export const WarningsPanel = ({ programme, warnings, isWritable, onAdd, onRemove }: WarningsPanelProps) => (
  <Stack
    css={{ gap: '0.625rem', scrollMarginTop: '6rem' }}
    role="region"
    id={WARNINGS_ID}
    tabIndex={-1}
    aria-label={texts.title}
  >
    {warnings.length === 0 && <Alert tone="ok">{texts.none}</Alert>}
    {warnings.map((warning) => {
      const { title, text, rule } = wording(programme, warning);
      const credits = warning.kind === 'corequisite' ? null : warning.credits;
      return (
        <Alert
          key={keyOf(warning)}
          tone={warning.kind === 'above-ceiling' ? 'danger' : 'warning'}
          title={title}
          {...(warning.kind === 'corequisite' ? { icon: 'link' as const } : {})}
          {...(isWritable && isFixable(warning)
            ? { actions: <Fix warning={warning} onAdd={onAdd} onRemove={onRemove} /> }
            : {})}
        >
          <Text>
            {text}{' '}
            {warning.kind === 'corequisite' && programme.byId.has(warning.requisite.RequisID) && (
              <TextLink href={`#${unitElementId(warning.requisite.RequisID)}`}>{texts.goTo}</TextLink>
            )}
          </Text>
          <Box as="details" css={WHY_LOOK}>
            <summary>{texts.why}</summary>
            <Text>
              <Strong>{rule}</Strong> {credits !== null && texts.facts(credits)}
            </Text>
          </Box>
        </Alert>
      );
    })}
  </Stack>
);
