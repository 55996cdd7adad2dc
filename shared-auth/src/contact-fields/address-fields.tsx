import type { ParameterValue } from 'shared-contract';
import { postcodeQuestions, type Question } from 'shared-contract/base/plausibility';
import type { AddressWrite } from 'shared-contract/contacts/schemas';
import { FieldRow, SelectField, TextField } from 'shared-ui/form';
import { CONTACT_FIELD_TEXTS } from './field-texts';

const texts = CONTACT_FIELD_TEXTS.address;

/** Choice lists that the fields of an address need, for `useParameters`. */
export const ADDRESS_LISTS = ['TypeAdresseID', 'PaysID'] as const;

/** A choice list as a select takes it. */
const optionsOf = (values: readonly ParameterValue[]) =>
  values.map(({ ID, Display }) => ({ value: ID, label: Display }));

type ValuesOf = (name: (typeof ADDRESS_LISTS)[number]) => readonly ParameterValue[];

interface AddressFieldsProps {
  valuesOf: ValuesOf;
}

/** What is improbable in an address, its country being a number of the choice list. */
export const addressQuestionsOf = (address: AddressWrite, valuesOf: ValuesOf): Question[] => {
  const country = valuesOf('PaysID').find(({ ID }) => ID === address.PaysID);
  return postcodeQuestions(address.AdresseCodePostal, country?.Display ?? '');
};

/** The fields of one address, inside a Form over `addressSchema`. */
export const AddressFields = ({ valuesOf }: AddressFieldsProps) => (
  <>
    <SelectField name="TypeAdresseID" label={texts.type} options={optionsOf(valuesOf('TypeAdresseID'))} />
    <TextField name="AdresseLigne1" label={texts.line1} autoComplete="address-line1" />
    <TextField name="AdresseLigne2" label={texts.line2} hint={texts.line2Hint} optional />
    <FieldRow>
      <TextField name="AdresseCodePostal" label={texts.postcode} autoComplete="postal-code" />
      <TextField name="AdresseLocalite" label={texts.locality} autoComplete="address-level2" />
    </FieldRow>
    <FieldRow>
      <TextField name="AdresseEtat" label={texts.state} optional />
      <SelectField name="PaysID" label={texts.country} options={optionsOf(valuesOf('PaysID'))} />
    </FieldRow>
  </>
);
