import type { ParameterValue } from 'shared-contract';
import { CONTACT_LABELS } from 'shared-contract/quoted/contact-labels';
import { SelectField, TextField, useFormState } from 'shared-ui/form';
import { CONTACT_FIELD_TEXTS } from './field-texts';

const texts = CONTACT_FIELD_TEXTS.mean;

/** Choice lists that the fields of a contact mean need, for `useParameters`. */
export const MEAN_LISTS = ['TypeMoyenContactID'] as const;

/** Label of a type by its number; empty before one is chosen. */
export const typeLabelOf = (types: readonly ParameterValue[], id: unknown): string =>
  types.find(({ ID }) => ID === id)?.Display ?? '';

/** The keyboard, the hint and the suggestions that fit the type. */
const ValueField = ({ types }: { types: readonly ParameterValue[] }) => {
  const { values } = useFormState({ subscription: { values: true } });
  const type = typeLabelOf(types, values['TypeMoyenContactID']);
  if (type === CONTACT_LABELS.meanEmail) {
    return <TextField name="MoyenContactValeur" label={texts.value} type="email" autoComplete="email" />;
  }
  return (
    <TextField
      name="MoyenContactValeur"
      label={texts.value}
      type="tel"
      autoComplete="tel"
      {...(type === '' ? {} : { hint: texts.phoneHint })}
    />
  );
};

/** The fields of one contact mean, inside a Form over `contactMeanSchema`. */
export const MeanFields = ({ types }: { types: readonly ParameterValue[] }) => (
  <>
    <SelectField
      name="TypeMoyenContactID"
      label={texts.type}
      options={types.map(({ ID, Display }) => ({ value: ID, label: Display }))}
    />
    <ValueField types={types} />
    <TextField
      name="QualificationMoyenContact"
      label={texts.qualification}
      hint={texts.qualificationHint}
      optional
    />
  </>
);
