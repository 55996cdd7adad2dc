import { THESIS_TEXTS } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader } from 'shared-ui';
import { FieldRow, TextField } from 'shared-ui/form';
import { IDM_TEXTS } from '../texts/idm';

const texts = IDM_TEXTS;

/** « Maître de stage »: optional, checked when filled (S2 §5). */
export const MentorFields = () => (
  <Card as="section">
    <CardHeader title={THESIS_TEXTS.mentorSection} detail={texts.mentorHint} />
    <CardBody>
      <TextField name="AdresseStageMemoire.Organisation" label={texts.organisation} optional />
      <FieldRow>
        <TextField name="AdresseStageMemoire.NomRepresentant" label={texts.lastName} optional />
        <TextField name="AdresseStageMemoire.PrenomRepresentant" label={texts.firstName} optional />
      </FieldRow>
      <TextField name="AdresseStageMemoire.EmailRepresentant" label={texts.email} type="email" optional />
      <TextField
        name="AdresseStageMemoire.TelephoneRepresentant"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        width="16rem"
        optional
      />
    </CardBody>
  </Card>
);
