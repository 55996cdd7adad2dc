import { useWrite } from 'shared-auth/write';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { saveThesis } from 'shared-contract/thesis/endpoints';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader, late } from 'shared-ui';
import { Form, FormActions, SubmitButton, TextArea, UnsavedGuard } from 'shared-ui/form';
import { THESIS_READS } from '../shared/use-thesis';
import { THESIS_PAGE_TEXTS } from '../texts/thesis';

const texts = THESIS_PAGE_TEXTS;

const thesisTitleSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/thesis/schemas').then((all) => ({
    default: all.thesisTitleSchema,
  })),
);

/** Another title, where AccesMemoireTitre is open (S1 §6). */
export const TitleForm = ({ thesis }: { thesis: Thesis }) => {
  const { run } = useWrite(saveThesis, { success: THESIS_TEXTS.thesisSaved, refreshes: THESIS_READS });
  return (
    <Form
      schema={thesisTitleSchema}
      label={texts.newTitleSection}
      editsWhileSending
      initialValues={{
        MemoireID: thesis.MemoireID,
        MemoireTitreModification: thesis.MemoireTitreModification ?? thesis.MemoireTitre ?? '',
      }}
      onSubmit={async (values) => (await run(values)).outcome}
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
          <FormActions mt="5" justifyContent="flex-end">
            <SubmitButton icon="save" variant="outline">
              {texts.saveTitle}
            </SubmitButton>
          </FormActions>
        </CardBody>
      </Card>
    </Form>
  );
};
