import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { fichesDescriptives, requis } from 'server-schema';

/**
 * Prerequisites that come back to their unit, in the file and the portal together. Real catalogues have some: the
 * portal bears them, and the school is told.
 */
const cycles = (stage: string): string => `with recursive links as (
    select a.code as unit, b.code as needs from requis q join unites_enseignement a using (unite_enseignement_id)
      join unites_enseignement b on b.unite_enseignement_id = q.requis_id where q.nature = 'prerequis'
    union select "UniteEnseignementCode", "RequisCode" from ${stage} where "Nature" = 'prerequis'
  ), ways as (
    select unit, needs from links union select w.unit, l.needs from ways w join links l on l.unit = w.needs
  ) select s.line, s."UniteEnseignementCode" as value from ${stage} s
  where s."Nature" = 'prerequis' and exists (select 1 from ways w where w.unit = s."RequisCode"
    and w.needs = s."UniteEnseignementCode")`;

export const requisites: Kind = {
  name: 'requis',
  title: 'Prérequis, corequis et incompatibilités',
  text: 'Ce qu’une unité demande d’une autre. Avec ProgrammeCode, elle ne le demande qu’à qui suit ce programme. Une incompatibilité vaut dans les deux sens\u00a0: le second s’ajoute de lui-même.',
  table: requis,
  key: ['UniteEnseignementCode', 'RequisCode', 'Nature', 'ProgrammeCode'],
  mayLack: ['ProgrammeCode'],
  references: [
    reference(requis.uniteEnseignementId, 'unites', ['UniteEnseignementCode']),
    reference(requis.requisId, 'unites', ['RequisCode']),
    reference(requis.programmeId, 'programmes', ['ProgrammeCode']),
  ],
  fields: {
    Nature: field(requis.nature, 'Ce qui est demandé.', {
      choices: ['prerequis', 'corequis', 'incompatibilite'],
    }),
    Groupe: field(
      requis.groupe,
      '«\u00a0ou\u00a0»\u00a0: parmi les lignes d’une unité qui ont le même mot, une seule suffit. Vide\u00a0: celle-ci est demandée. Pas pour une incompatibilité.',
      { max: 40 },
    ),
  },
  rules: [
    {
      breaches: cycles,
      header: 'RequisCode',
      isRemark: true,
      why: 'ces prérequis tournent en rond\u00a0: l’unité finit par se demander elle-même',
      how: 'Si ce n’est pas voulu, retirez l’un des prérequis de la boucle.',
    },
  ],
  after: [
    `insert into requis (unite_enseignement_id, requis_id, nature, programme_id)
     select requis_id, unite_enseignement_id, nature, programme_id from requis where nature = 'incompatibilite'
     on conflict do nothing`,
  ],
  standards: ['Course.requisites', '–', 'Course.qualificationRequirements'],
};

const PART = { max: 20_000, lines: true } as const;

export const unitSheets: Kind = {
  name: 'fiches',
  title: 'Fiches descriptives',
  text: 'La fiche d’une unité, en français et en anglais.',
  table: fichesDescriptives,
  key: ['UniteEnseignementCode'],
  references: [reference(fichesDescriptives.uniteEnseignementId, 'unites', ['UniteEnseignementCode'])],
  fields: {
    DescriptionCoursObjectifsFR: field(fichesDescriptives.objectifsFr, 'Objectifs.', PART),
    DescriptionCoursObjectifsEN: field(fichesDescriptives.objectifsEn, 'Objectifs, en anglais.', PART),
    DescriptionCoursPrerequisFR: field(fichesDescriptives.prerequisFr, 'Prérequis.', PART),
    DescriptionCoursPrerequisEN: field(fichesDescriptives.prerequisEn, 'Prérequis, en anglais.', PART),
    DescriptionCoursContenuFR: field(fichesDescriptives.contenuFr, 'Contenu.', PART),
    DescriptionCoursContenuEN: field(fichesDescriptives.contenuEn, 'Contenu, en anglais.', PART),
    DescriptionCoursPedagogieFR: field(fichesDescriptives.pedagogieFr, 'Méthodes.', PART),
    DescriptionCoursPedagogieEN: field(fichesDescriptives.pedagogieEn, 'Méthodes, en anglais.', PART),
    DescriptionCoursTypeEvaluationFR: field(fichesDescriptives.typeEvaluationFr, 'Évaluation.', PART),
    DescriptionCoursTypeEvaluationEN: field(
      fichesDescriptives.typeEvaluationEn,
      'Évaluation, en anglais.',
      PART,
    ),
    DescriptionCoursReferencesFR: field(fichesDescriptives.referencesFr, 'Références.', PART),
    DescriptionCoursReferencesEN: field(fichesDescriptives.referencesEn, 'Références, en anglais.', PART),
  },
  standards: ['Course.description', 'courses.csv (metadata)', 'Course.description, learningOutcomes'],
};
