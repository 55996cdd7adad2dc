import type { ParameterValue } from 'shared-contract';
import { THESIS_LIMITS } from 'shared-contract/base/limits';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader } from 'shared-ui';
import { CheckboxField, FieldRow, SelectField, TextArea, TextField } from 'shared-ui/form';
import { toOptions } from '../shared/options';
import { IDM_TEXTS } from '../texts/idm';

const texts = IDM_TEXTS;
const { titleMax, summaryMin, summaryMax } = THESIS_LIMITS;

/** Lists of the form, by the field that they fill. */
export interface IdmLists {
  sessions: readonly ParameterValue[];
  writing: readonly ParameterValue[];
  defence: readonly ParameterValue[];
  confidentiality: readonly ParameterValue[];
}

/** « Informations mémoire » (S2 §2, §5). */
export const ThesisFields = ({ thesis, lists }: { thesis: Thesis; lists: IdmLists }) => (
  <Card as="section">
    <CardHeader
      title={THESIS_TEXTS.thesisSection}
      detail={`${texts.currentTitle}\u00a0: ${thesis.MemoireTitreDefinitif ?? thesis.MemoireTitre ?? ''}`}
    />
    <CardBody>
      {!thesis.Remis && (
        <TextArea name="MemoireTitreModification" label={texts.newTitle} optional max={titleMax} rows={2} />
      )}
      <FieldRow>
        <SelectField name="SessionID" label={texts.session} options={toOptions(lists.sessions)} />
        <SelectField
          name="StatutConfidentialiteID"
          label={texts.confidentiality}
          options={toOptions(lists.confidentiality)}
          optional={thesis.MemoireConsentement}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="LangueMemoireID"
          label={texts.writingLanguage}
          options={toOptions(lists.writing)}
        />
        <SelectField
          name="LangueDefenseID"
          label={texts.defenceLanguage}
          options={toOptions(lists.defence)}
        />
      </FieldRow>
      <TextField name="MemoireDatesExamensEtudiant" label={texts.examDates} hint={texts.examDatesHint} />
      <TextField name="MemoireMotsClefs" label={texts.keywords} hint={texts.keywordsHint} />
      <TextArea
        name="MemoireResume"
        label={texts.summary}
        hint={texts.summaryHint}
        min={summaryMin}
        max={summaryMax}
        rows={12}
      />
      <CheckboxField name="MemoireEntrepriseFamiliale" label={texts.familyBusiness} />
    </CardBody>
  </Card>
);
