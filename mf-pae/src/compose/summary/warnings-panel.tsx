import type { PaeProgramme } from 'shared-contract/pae/engine';
import type { PaeWarning } from 'shared-contract/pae/warnings';
import { Alert, Button, Stack, Strong, Text, TextLink } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { EXPLANATION_STYLES, UncontrolledExplanation } from '../explanation';
import { focusUnit, unitElementId, WARNINGS_ID } from '../focus';
import { NamedText } from '../units/named-text';
import { keyOf, wordsOf } from './warning-words';

const texts = TEXTS.warnings;

interface WarningsPanelProps {
  programme: PaeProgramme;
  warnings: readonly PaeWarning[];
  isWritable: boolean;
  onAdd: (id: number) => void;
  onRemove: (ids: readonly number[]) => void;
}

const Fix = ({
  programme,
  warning,
  onAdd,
  onRemove,
}: { warning: PaeWarning } & Pick<WarningsPanelProps, 'programme' | 'onAdd' | 'onRemove'>) => {
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
        <NamedText programme={programme} text={texts.add(addable.UniteEnseignementLibelle)} />
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
      <NamedText
        programme={programme}
        text={texts.remove(warning.removable.map(({ UniteEnseignementLibelle }) => UniteEnseignementLibelle))}
      />
    </Button>
  );
};

const LOOK = { gap: '0.625rem', scrollMarginTop: '6rem', ...EXPLANATION_STYLES } as const;

const isFixable = (warning: PaeWarning): boolean =>
  warning.kind === 'corequisite' || (warning.kind !== 'below-min' && warning.removable.length > 0);

/** Non-blocking warnings of the selection (CONTRACT §5.8). */
export const WarningsPanel = ({ programme, warnings, isWritable, onAdd, onRemove }: WarningsPanelProps) => (
  <Stack css={LOOK} role="region" id={WARNINGS_ID} tabIndex={-1} aria-label={texts.title}>
    {warnings.length === 0 && <Alert tone="ok">{texts.none}</Alert>}
    {warnings.map((warning) => {
      const { title, text, rule, short } = wordsOf(programme, warning);
      const credits = warning.kind === 'corequisite' ? null : warning.credits;
      return (
        <Alert
          key={keyOf(warning)}
          tone={warning.kind === 'above-ceiling' ? 'danger' : 'warning'}
          title={title}
          {...(warning.kind === 'corequisite' ? { icon: 'link' as const } : {})}
          {...(isWritable && isFixable(warning)
            ? { actions: <Fix programme={programme} warning={warning} onAdd={onAdd} onRemove={onRemove} /> }
            : {})}
        >
          <Text>
            <NamedText programme={programme} text={text} />{' '}
            {warning.kind === 'corequisite' && programme.byId.has(warning.requisite.RequisID) && (
              <TextLink href={`#${unitElementId(warning.requisite.RequisID)}`}>{texts.goTo}</TextLink>
            )}
          </Text>
          <UncontrolledExplanation name={short}>
            <Text>
              <Strong>{rule}</Strong> {credits !== null && texts.facts(credits)}
            </Text>
          </UncontrolledExplanation>
        </Alert>
      );
    })}
  </Stack>
);
