import { useEventFlag } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { settleThesis } from 'shared-contract/thesis/endpoints';
import type { ThesisConsent } from 'shared-contract/thesis/schemas';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { useNavigate } from 'shared-router';
import { Box, Button, Card, CardBody, Facts, late } from 'shared-ui';
import { CheckboxField, Form, FormActions, RadioGroup, SubmitButton } from 'shared-ui/form';
import { SUBMISSION_PATH, THESIS_PATH } from '../paths';
import { THESIS_READS } from '../shared/use-thesis';
import { CONSENT_TEXTS } from '../texts/consent';

const thesisConsentFormSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/schemas').then((all) => ({
    default: all.thesisConsentFormSchema,
  })),
);

const texts = CONSENT_TEXTS;

const LICENCES = [
  { value: true, label: texts.licenceYes, detail: texts.licenceYesText },
  { value: false, label: texts.licenceNo, detail: texts.licenceNoText },
];

const Summary = ({ hasLicence }: { hasLicence: boolean }) => (
  <Facts
    columns={1}
    items={[
      { label: texts.privacyFact, value: texts.privacyAnswer },
      { label: texts.licence, value: hasLicence ? texts.licenceYes : texts.licenceNo },
    ]}
  />
);

interface ConsentFormProps {
  thesis: Thesis;
  onPrevious: () => void;
}

/** Privacy and licence, both required (S1 §5); then the submission, where it is open. */
export const ConsentForm = ({ thesis, onPrevious }: ConsentFormProps) => {
  const navigate = useNavigate();
  const maySubmit = useEventFlag('AccesMemoireRemise');
  const { ask, dialog } = useBinding(settleThesis, {
    success: THESIS_TEXTS.consentsSaved,
    refreshes: THESIS_READS,
    onSaved: () => navigate(maySubmit ? SUBMISSION_PATH : THESIS_PATH, { replace: true }),
  });
  const submit = async (values: ThesisConsent) => {
    const result = await ask({
      title: texts.confirmTitle,
      summary: <Summary hasLicence={values.MemoireConsentementLicence} />,
      final: texts.final,
      body: () => values,
    });
    return result.outcome;
  };
  return (
    <>
      <Form
        isShort
        schema={thesisConsentFormSchema}
        label={texts.form}
        initialValues={{
          MemoireID: thesis.MemoireID,
          MemoireConsentementRGPD: thesis.MemoireConsentementRGPD ?? false,
          MemoireConsentementLicence: thesis.MemoireConsentementLicence,
        }}
        onSubmit={submit}
      >
        <Card>
          <CardBody>
            <CheckboxField name="MemoireConsentementRGPD" label={texts.privacy} hint={texts.privacyHint} />
            <Box mt="5">
              <RadioGroup
                name="MemoireConsentementLicence"
                label={texts.licence}
                hint={texts.licenceHint}
                options={LICENCES}
              />
            </Box>
          </CardBody>
        </Card>
        <FormActions
          mt="5"
          justifyContent="space-between"
          flexDirection={{ base: 'column-reverse', sm: 'row' }}
        >
          <Button variant="outline" icon="arrow-left" onClick={onPrevious}>
            {texts.previous}
          </Button>
          <SubmitButton icon="shield-check">{texts.send}</SubmitButton>
        </FormActions>
      </Form>
      {dialog}
    </>
  );
};
