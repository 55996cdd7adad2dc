import type { ResultLine } from 'shared-contract/records/records';
import type { FlagMarkProps } from 'shared-ui';
import { iconArrowLeftRight, iconBadgeCheck, iconCornerDownRight } from 'shared-ui/icons';
import { FLAGS_TEXTS } from '../../texts/units';

const texts = FLAGS_TEXTS;

const MARKS = {
  ProgrammeEtudiantDispense: { tone: 'info', icon: { path: iconBadgeCheck }, label: texts.exempted },
  ProgrammeEtudiantTransfertResultat: {
    tone: 'plum',
    icon: { path: iconArrowLeftRight },
    label: texts.transferred,
  },
  ProgrammeEtudiantReportResultat: {
    tone: 'warning',
    icon: { path: iconCornerDownRight },
    label: texts.carried,
  },
  ProgrammeEtudiantResultatFinal: { tone: 'ok', icon: 'flag', label: texts.final },
} as const satisfies Partial<Record<keyof ResultLine, FlagMarkProps>>;

type FlagField = keyof typeof MARKS;

const FIELDS: readonly FlagField[] = [
  'ProgrammeEtudiantDispense',
  'ProgrammeEtudiantTransfertResultat',
  'ProgrammeEtudiantReportResultat',
  'ProgrammeEtudiantResultatFinal',
];

/** Marks of a line, in the order of the legend; without those that the unit's own line already says. */
export const flagsOf = (line: ResultLine, own: ResultLine | null): FlagMarkProps[] =>
  FIELDS.filter((field) => line[field] && (line === own || own?.[field] !== true)).map(
    (field) => MARKS[field],
  );

/** The flags that some lines have, once each, in the order of the legend. */
export const flagsAmong = (lines: readonly ResultLine[]): FlagMarkProps[] =>
  FIELDS.filter((field) => lines.some((line) => line[field])).map((field) => MARKS[field]);
