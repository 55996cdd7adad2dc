import { memoizeByObject } from 'shared-contract/base/memoize';
import type { PaeProgramme } from 'shared-contract/pae/engine';
import type { PaeUnit } from 'shared-contract/pae/pae';
import { englishTitles } from 'shared-contract/records/title-language';
import { TitledText } from 'shared-ui/titled-text';

/** Titles of these units that are English, the longest first: one may be a part of another. */
export const englishTitlesOf = (units: Iterable<PaeUnit>): string[] =>
  [...units]
    .flatMap((unit) => englishTitles(unit.UniteEnseignementLibelle, unit.UniteEnseignementCoursEnAnglais))
    .toSorted((one, other) => other.length - one.length);

const englishOf = memoizeByObject((programme: PaeProgramme) => englishTitlesOf(programme.byId.values()));

/** A sentence that names units of the programme, each read in its own language. */
export const NamedText = ({ programme, text }: { programme: PaeProgramme; text: string }) => (
  <TitledText text={text} english={englishOf(programme)} />
);
