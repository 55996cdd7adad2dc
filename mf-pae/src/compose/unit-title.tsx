import type { PaeUnit } from 'shared-contract/pae/pae';
import { titleLanguage } from 'shared-contract/records/title-language';

/** Title of a unit, in its language. */
export const UnitTitle = ({ unit }: { unit: PaeUnit }) => (
  <span lang={titleLanguage(unit.UniteEnseignementLibelle, unit.UniteEnseignementCoursEnAnglais)}>
    {unit.UniteEnseignementLibelle}
  </span>
);

/** Code and title. */
export const UnitName = ({ unit }: { unit: PaeUnit }) => (
  <>
    {`${unit.UniteEnseignementCode} `}
    <UnitTitle unit={unit} />
  </>
);
