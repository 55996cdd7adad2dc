import type { ParameterValue } from 'shared-contract';
import { postcodeQuestions, type Question } from 'shared-contract/base/plausibility';
import type { AddressWrite } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import { FieldRow, SelectField, TextField, useFormState } from 'shared-ui/form';
import { CONTACT_FIELD_TEXTS } from './field-texts';

const addressTexts = CONTACT_FIELD_TEXTS.address;

/** Parameter lists of the address fields, for `useParameters`. */
export const ADDRESS_LISTS = ['TypeAdresseID', 'PaysID'] as const;

/** Maps a parameter list to select options. */
const optionsOf = (values: readonly ParameterValue[]) =>
  values.map(({ ID, Display }) => ({ value: ID, label: Display }));

type ValuesOf = (name: (typeof ADDRESS_LISTS)[number]) => readonly ParameterValue[];

interface AddressFieldsProps {
  valuesOf: ValuesOf;
}

/** Plausibility questions about an address; the country is an id of the parameter list. */
export const addressQuestionsOf = (address: AddressWrite, valuesOf: ValuesOf): Question[] => {
  const country = valuesOf('PaysID').find(({ ID }) => ID === address.PaysID);
  return postcodeQuestions(address.AdresseCodePostal, country?.Code ?? null);
};

/** Fields of an address, inside a Form over `addressSchema`. */
export const AddressFields = ({ valuesOf }: AddressFieldsProps) => (
  <>
    <SelectField
      name="TypeAdresseID"
      label={addressTexts.type}
      options={optionsOf(valuesOf('TypeAdresseID'))}
    />
    <TextField name="AdresseLigne1" label={addressTexts.line1} autoComplete="address-line1" />
    <TextField
      name="AdresseLigne2"
      label={addressTexts.line2}
      hint={addressTexts.line2Hint}
      autoComplete="address-line2"
      optional
    />
    <FieldRow>
      <TextField name="AdresseCodePostal" label={addressTexts.postcode} autoComplete="postal-code" />
      <TextField name="AdresseLocalite" label={addressTexts.locality} autoComplete="address-level2" />
    </FieldRow>
    <FieldRow>
      <TextField name="AdresseEtat" label={addressTexts.state} autoComplete="address-level1" optional />
      <SelectField
        name="PaysID"
        label={addressTexts.country}
        options={optionsOf(valuesOf('PaysID'))}
        autoComplete="country"
      />
    </FieldRow>
  </>
);

const meanTexts = CONTACT_FIELD_TEXTS.mean;

/** Parameter lists of the contact mean fields, for `useParameters`. */
export const MEAN_LISTS = ['TypeMoyenContactID'] as const;

/** What a type is for, by its number; null before one is chosen. */
export const usageOf = (types: readonly ParameterValue[], id: unknown): string | null =>
  types.find(({ ID }) => ID === id)?.Usage ?? null;

/** Value field with keyboard, hint and autocomplete of the type. */
const ValueField = ({ types }: { types: readonly ParameterValue[] }) => {
  const { values } = useFormState({ subscription: { values: true } });
  const usage = usageOf(types, values['TypeMoyenContactID']);
  if (usage === EMAIL_USAGE) {
    return <TextField name="MoyenContactValeur" label={meanTexts.email} type="email" autoComplete="email" />;
  }
  return (
    <TextField
      name="MoyenContactValeur"
      label={usage === null ? meanTexts.value : meanTexts.number}
      type="tel"
      autoComplete="tel"
      {...(usage === null ? {} : { hint: meanTexts.phoneHint })}
    />
  );
};

/** Fields of a contact mean, inside a Form over `contactMeanSchema`. */
export const MeanFields = ({ types }: { types: readonly ParameterValue[] }) => (
  <>
    <SelectField
      name="TypeMoyenContactID"
      label={meanTexts.type}
      options={types.map(({ ID, Display }) => ({ value: ID, label: Display }))}
    />
    <ValueField types={types} />
    <TextField
      name="QualificationMoyenContact"
      label={meanTexts.qualification}
      hint={meanTexts.qualificationHint}
      optional
    />
  </>
);
