import { supports, supportsActivites } from '../../db/schema';
import { field, type Kind, reference } from '../../platform/exchange/format/kind';

const materials: Kind = {
  name: 'supports',
  title: 'Supports de cours',
  text: 'Le catalogue des syllabus. Un support retiré ne se vend plus\u00a0; les commandes qui l’ont le gardent.',
  table: supports,
  key: ['SupportCoursCodeInterne'],
  fields: {
    SupportCoursCodeInterne: field(supports.codeInterne, 'Code de l’école.', { max: 40 }),
    TypeSupportCours: field(
      supports.type,
      '«\u00a0Syllabus\u00a0», «\u00a0Recueil\u00a0», «\u00a0Livre\u00a0».',
    ),
    SupportCoursLibelle: field(supports.libelle, 'Titre.', { max: 300 }),
    SupportCoursPrix: field(supports.prix, 'Prix en euros, plus que zéro.', { euros: true }),
    Retire: field(supports.retire, 'N’est plus vendu.'),
  },
  closes: { header: 'Retire', value: 'true' },
  standards: ['–', 'resources.csv', 'Course.resources'],
};

const materialsOfActivities: Kind = {
  name: 'supports-activites',
  title: 'Supports d’une activité',
  text: 'Les activités qui se servent d’un support\u00a0: il est proposé à qui suit l’une d’elles.',
  table: supportsActivites,
  key: ['SupportCoursCodeInterne', 'ActiviteApprentissageCode'],
  references: [
    reference(supportsActivites.supportId, 'supports', ['SupportCoursCodeInterne']),
    reference(supportsActivites.activiteApprentissageId, 'activites', ['ActiviteApprentissageCode']),
  ],
  fields: {},
  standards: ['–', 'classResources.csv', 'Course.resources'],
};

/** What a package holds of the syllabus catalogue. */
export const ordersKinds = [materials, materialsOfActivities];
