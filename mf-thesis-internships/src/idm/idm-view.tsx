import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { Card, CardBody, CardHeader, Facts, Stack } from 'shared-ui';
import { wordsOf } from '../shared/options';
import { IDM_TEXTS } from '../texts/idm';
import type { IdmLists } from './thesis-fields';

const texts = IDM_TEXTS;

interface IdmViewProps {
  thesis: Thesis;
  lists: IdmLists;
}

const factsOf = ({ thesis, lists }: IdmViewProps) => [
  { label: texts.session, value: wordsOf(lists.sessions, thesis.SessionID) },
  { label: texts.confidentiality, value: wordsOf(lists.confidentiality, thesis.StatutConfidentialiteID) },
  { label: texts.writingLanguage, value: wordsOf(lists.writing, thesis.LangueMemoireID) },
  { label: texts.defenceLanguage, value: wordsOf(lists.defence, thesis.LangueDefenseID) },
  { label: texts.examDates, value: thesis.MemoireDatesExamensEtudiant },
  { label: texts.keywords, value: thesis.MemoireMotsClefs },
];

/** The defence information as it was given, to be read. */
export const IdmView = ({ thesis, lists }: IdmViewProps) => {
  const mentor = thesis.AdresseStageMemoire;
  return (
    <Stack gap="4">
      <Card as="article">
        <CardHeader
          title={THESIS_TEXTS.thesisSection}
          detail={thesis.MemoireTitreDefinitif ?? thesis.MemoireTitreModification ?? thesis.MemoireTitre}
        />
        <CardBody>
          <Stack gap="4">
            <Facts columns={2} items={factsOf({ thesis, lists })} />
            <Facts
              columns={1}
              items={[
                { label: texts.summary, value: thesis.MemoireResume },
                {
                  label: texts.familyBusiness,
                  value: thesis.MemoireEntrepriseFamiliale ? texts.yes : texts.no,
                },
              ]}
            />
          </Stack>
        </CardBody>
      </Card>
      {mentor.Organisation !== null && (
        <Card as="article">
          <CardHeader title={THESIS_TEXTS.mentorSection} />
          <CardBody>
            <Facts
              columns={2}
              items={[
                { label: texts.organisation, value: mentor.Organisation },
                {
                  label: texts.mentor,
                  value: [mentor.PrenomRepresentant, mentor.NomRepresentant].filter(Boolean).join(' '),
                },
                { label: texts.email, value: mentor.EmailRepresentant },
                { label: texts.phone, value: mentor.TelephoneRepresentant },
              ]}
            />
          </CardBody>
        </Card>
      )}
    </Stack>
  );
};
