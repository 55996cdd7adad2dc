import { formatDay } from 'shared-contract/base/dates';
import { type Internship, isInternshipLocked } from 'shared-contract/internships/internships';
import { Card, CardBody, CardHeader, Facts, Section, Stack } from 'shared-ui';
import { INTERNSHIP_FORM_TEXTS as texts } from '../texts/internship';
import { INTERNSHIP_PAGE_TEXTS } from '../texts/internships';
import { AgreementButton, MissingAlert } from './agreement-button';
import { FileSlots } from './file-slots';

const dayOf = (day: string | null): string | null => (day === null ? null : formatDay(day));
const yesNo = (value: boolean): string => (value ? texts.yes : texts.no);

const addressOf = ({ AdresseStageMemoire: address }: Internship): string =>
  [
    address.AdresseRepresentant,
    address.SuiteAdresseRepresentant,
    [address.CodePostalRepresentant, address.LocaliteRepresentant].filter(Boolean).join(' '),
    address.PaysRepresentant,
  ]
    .filter(Boolean)
    .join(', ');

/** What, where and with whom. */
const groupsOf = (internship: Internship) => {
  const { AdresseStageMemoire: host } = internship;
  return [
    {
      title: texts.place,
      facts: [
        { label: texts.theme, value: internship.StageTheme },
        { label: texts.content, value: internship.StageContenu },
        { label: texts.start, value: dayOf(internship.StageDateDebut) },
        { label: texts.end, value: dayOf(internship.StageDateFin) },
        { label: texts.datesComment, value: internship.StageCommentairesDates },
        { label: texts.abroad, value: yesNo(internship.StageHorsBelgique) },
      ],
    },
    {
      title: texts.organisation,
      facts: [
        { label: texts.organisation, value: host.Organisation },
        { label: texts.address, value: addressOf(internship) },
        { label: texts.family, value: yesNo(internship.StageEntrepriseFamiliale) },
      ],
    },
    {
      title: texts.contact,
      facts: [
        {
          label: texts.lastName,
          value: [host.PrenomRepresentant, host.NomRepresentant].filter(Boolean).join(' '),
        },
        { label: texts.duty, value: host.FonctionRepresentant },
        { label: texts.email, value: host.EmailRepresentant },
        { label: texts.phone, value: host.TelephoneRepresentant },
      ],
    },
  ];
};

interface InternshipViewProps {
  internship: Internship;
  /** Papers may still be sent. */
  mayAct: boolean;
}

/** An internship as it was encoded, its agreement and its files (S1 §4). */
export const InternshipView = ({ internship, mayAct }: InternshipViewProps) => {
  const place = internship.AdresseStageMemoire.Organisation ?? INTERNSHIP_PAGE_TEXTS.noPlace;
  return (
    <Stack gap="5">
      {mayAct && <MissingAlert internship={internship} place={place} />}
      <Card as="article">
        <CardHeader
          title={place}
          detail={isInternshipLocked(internship) ? texts.readTitle : texts.notEncoded}
          aside={<AgreementButton internship={internship} place={place} />}
        />
        <CardBody>
          <Stack gap="6" css={{ '& > section': { marginTop: '0!' } }}>
            {groupsOf(internship).map(({ title, facts }) => (
              <Section key={title} level={3} title={title}>
                <Facts columns={3} items={facts} />
              </Section>
            ))}
          </Stack>
        </CardBody>
      </Card>
      <FileSlots internship={internship} mayAct={mayAct} />
    </Stack>
  );
};
