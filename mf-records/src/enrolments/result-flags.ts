import type { ResultLine } from 'shared-contract/records/records';
import type { FlagMarkProps } from 'shared-ui';
import { iconArrowLeftRight, iconBadgeCheck, iconCornerDownRight } from 'shared-ui/icons';
import { TEXTS } from '../texts';

const texts = TEXTS.flags;

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

/** Marks of a result line, in the order of the legend. */
export const flagsOf = (line: ResultLine): FlagMarkProps[] =>
  FIELDS.filter((field) => line[field]).map((field) => MARKS[field]);

/** Every mark, for the legend. */
export const ALL_FLAGS: readonly FlagMarkProps[] = FIELDS.map((field) => MARKS[field]);
