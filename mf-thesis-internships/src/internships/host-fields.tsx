import { Card, CardBody, CardHeader } from 'shared-ui';
import { FieldRow, SelectField, TextField, type TextFieldProps } from 'shared-ui/form';
import { INTERNSHIP_FORM_TEXTS as texts } from '../texts/internship';

const field = (name: string): string => `AdresseStageMemoire.${name}`;

/** Another's name and address: a browser must not offer the student's own. */
const HostField = (props: TextFieldProps) => <TextField {...props} autoComplete="off" />;

/** The organisation and who speaks for it (S1 §5). */
export const HostFields = ({ countries }: { countries: readonly string[] }) => (
  <Card as="section">
    <CardHeader title={texts.host} />
    <CardBody>
      <HostField name={field('Organisation')} label={texts.organisation} />
      <FieldRow>
        <HostField name={field('NomRepresentant')} label={texts.lastName} />
        <HostField name={field('PrenomRepresentant')} label={texts.firstName} />
      </FieldRow>
      <HostField name={field('FonctionRepresentant')} label={texts.duty} optional />
      <FieldRow>
        <HostField name={field('EmailRepresentant')} label={texts.email} type="email" />
        <HostField name={field('TelephoneRepresentant')} label={texts.phone} type="tel" />
      </FieldRow>
      <HostField name={field('AdresseRepresentant')} label={texts.address} />
      <HostField name={field('SuiteAdresseRepresentant')} label={texts.addressMore} optional />
      <FieldRow>
        <HostField name={field('CodePostalRepresentant')} label={texts.postcode} />
        <HostField name={field('LocaliteRepresentant')} label={texts.locality} />
      </FieldRow>
      <SelectField
        name={field('PaysRepresentant')}
        label={texts.country}
        options={countries.map((name) => ({ value: name, label: name }))}
        autoComplete="off"
      />
    </CardBody>
  </Card>
);
