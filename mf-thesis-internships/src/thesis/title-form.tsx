import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { thesisTitleSchema } from 'shared-contract/thesis/schemas';
import { THESIS_TEXTS, type Thesis, type ThesisSaved } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader, Row } from 'shared-ui';
import { Form, SubmitButton, TextArea, UnsavedGuard } from 'shared-ui/form';
import { useFormSave } from '../shared/use-form-save';
import { THESIS_READS } from '../shared/use-thesis';
import { TEXTS } from '../texts';

const texts = TEXTS.thesis;

/** Another title, where AccesMemoireTitre is open (S1 §6). */
export const TitleForm = ({ thesis }: { thesis: Thesis }) => {
  const send = useFormSave();
  return (
    <Form
      schema={thesisTitleSchema}
      label={texts.newTitleSection}
      initialValues={{
        MemoireID: thesis.MemoireID,
        MemoireTitreModification: thesis.MemoireTitreModification ?? thesis.MemoireTitre ?? '',
      }}
      onSubmit={async (values) => {
        const { outcome } = await send<ThesisSaved>('Memoire', values, {
          success: THESIS_TEXTS.thesisSaved,
          refresh: THESIS_READS,
        });
        return outcome;
      }}
    >
      <Card as="section">
        <CardHeader title={texts.newTitleSection} detail={texts.newTitleHint} />
        <CardBody>
          <TextArea
            name="MemoireTitreModification"
            label={texts.newTitle}
            max={THESIS_LIMITS.titleMax}
            rows={3}
          />
          <UnsavedGuard />
          <Row mt="5" justifyContent="flex-end">
            <SubmitButton icon="save" variant="outline">
              {texts.saveTitle}
            </SubmitButton>
          </Row>
        </CardBody>
      </Card>
    </Form>
  );
};
