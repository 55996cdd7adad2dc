import { Card, CardBody, CardHeader } from 'shared-ui';
import { FieldRow, SelectField, TextField } from 'shared-ui/form';
import { INTERNSHIP_FORM_TEXTS as texts } from '../texts/internship';

const field = (name: string): string => `AdresseStageMemoire.${name}`;

/** The organisation and who speaks for it (S1 §5). */
export const HostFields = ({ countries }: { countries: readonly string[] }) => (
  <Card as="section">
    <CardHeader title={texts.host} />
    <CardBody>
      <TextField name={field('Organisation')} label={texts.organisation} autoComplete="organization" />
      <FieldRow>
        <TextField name={field('NomRepresentant')} label={texts.lastName} />
        <TextField name={field('PrenomRepresentant')} label={texts.firstName} />
      </FieldRow>
      <TextField name={field('FonctionRepresentant')} label={texts.duty} optional />
      <FieldRow>
        <TextField name={field('EmailRepresentant')} label={texts.email} type="email" />
        <TextField name={field('TelephoneRepresentant')} label={texts.phone} type="tel" />
      </FieldRow>
      <TextField name={field('AdresseRepresentant')} label={texts.address} />
      <TextField name={field('SuiteAdresseRepresentant')} label={texts.addressMore} optional />
      <FieldRow>
        <TextField name={field('CodePostalRepresentant')} label={texts.postcode} />
        <TextField name={field('LocaliteRepresentant')} label={texts.locality} />
      </FieldRow>
      <SelectField
        name={field('PaysRepresentant')}
        label={texts.country}
        options={countries.map((name) => ({ value: name, label: name }))}
      />
    </CardBody>
  </Card>
);
