import { DESK_ACTS, USUAL_ACTS } from 'shared-contract/gestion/gestion';
import type { StaffAccounts } from 'shared-contract/staff-accounts/answers';
import { STAFF_ACCOUNT_LIMITS, STAFF_RIGHTS } from 'shared-contract/staff-accounts/staff-accounts';
import { TextField, useForm } from 'shared-ui/form';
import { ACCOUNT_TEXTS } from '../../texts/accounts';
import { ChoicesField } from './choices-field';

const texts = ACCOUNT_TEXTS.panel;

const ACT_CHOICES = DESK_ACTS.map((value) => ({ value, label: texts.act[value] }));

export interface AccountFieldsProps {
  accounts: Pick<StaffAccounts, 'Sections' | 'DroitsDesGroupes'>;
  /** One's own account: nobody takes the administration from herself. */
  isOwn: boolean;
}

/** What administrators change of an account: name, function, rights, sections and acts of the desk. */
export const AccountFields = ({ accounts: { Sections, DroitsDesGroupes }, isOwn }: AccountFieldsProps) => {
  const form = useForm();
  const lockOf = (right: (typeof STAFF_RIGHTS)[number]): string | undefined => {
    if (DroitsDesGroupes.includes(right)) return texts.ofGroup;
    return isOwn && right === 'admin' ? texts.own : undefined;
  };
  /** The first section brings what most do there, the last takes it along. */
  const followSections = (sections: readonly string[]) => {
    const { Actes } = form.getState().values;
    if (sections.length === 0) form.change('Actes', []);
    else if (!Array.isArray(Actes) || Actes.length === 0) form.change('Actes', [...USUAL_ACTS]);
  };
  return (
    <>
      <TextField
        name="Nom"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={STAFF_ACCOUNT_LIMITS.name}
        autoComplete="off"
        optional
      />
      <TextField
        name="Fonction"
        label={texts.post}
        hint={texts.postHint}
        maxLength={STAFF_ACCOUNT_LIMITS.function}
        autoComplete="off"
        optional
      />
      <ChoicesField
        name="Droits"
        legend={texts.rights}
        choices={STAFF_RIGHTS.map((value) => ({
          value,
          label: texts.right[value],
          locked: lockOf(value),
        }))}
      />
      <ChoicesField
        name="Sections"
        legend={texts.sections}
        choices={Sections.map(({ Code, Libelle }) => ({ value: Code, label: `${Libelle} (${Code})` }))}
        onChosen={followSections}
      />
      <ChoicesField name="Actes" legend={texts.acts} choices={ACT_CHOICES} />
    </>
  );
};
