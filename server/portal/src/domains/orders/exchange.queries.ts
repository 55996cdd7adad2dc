import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { supports, supportsActivites } from 'server-schema';
import { TIME_ZONE } from 'shared-contract/base/days';
import { ORDER_LIMITS } from 'shared-contract/base/limits';
import { CATALOGUE_LIMITS } from 'shared-contract/catalogues/catalogues';

/** SQL of `saleStart` of the contract: start of the current sale. */
const MONTHS_BEFORE = ORDER_LIMITS.nextYearFrom.month - 1;
const SALE_START = `((date_trunc('year', (now() at time zone '${TIME_ZONE}') - interval '${MONTHS_BEFORE} months')
  + interval '${MONTHS_BEFORE} months') at time zone '${TIME_ZONE}')`;

const materials: Kind = {
  name: 'supports',
  title: 'Supports de cours',
  text: 'Le catalogue des syllabus. Un support retiré ne se vend plus\u00a0; les commandes qui l’ont le gardent.',
  table: supports,
  key: ['SupportCoursCodeInterne'],
  fields: {
    SupportCoursCodeInterne: field(supports.codeInterne, 'Code de l’école.', {
      max: CATALOGUE_LIMITS.code,
    }),
    TypeSupportCours: field(
      supports.type,
      '«\u00a0Syllabus\u00a0», «\u00a0Recueil\u00a0», «\u00a0Livre\u00a0».',
    ),
    SupportCoursLibelle: field(supports.libelle, 'Titre.', { max: CATALOGUE_LIMITS.title }),
    SupportCoursPrix: field(supports.prix, 'Prix en euros, plus que zéro.', { euros: true }),
    Stock: field(
      supports.stock,
      'Exemplaires de la vente en cours, ceux déjà commandés compris\u00a0; vide\u00a0: sans limite.',
      { range: [0, 2_147_483_647] },
    ),
    Retire: field(supports.retire, 'N’est plus vendu.'),
  },
  rules: [
    {
      breaches: (stage) => `select s.line, s."Stock"::text as value from ${stage} s
        join supports p on p.code_interne = s."SupportCoursCodeInterne"
        where s."Stock" < (select coalesce(sum(l.quantite), 0) from lignes_commande l
          join commandes c using (commande_id)
          where l.support_id = p.support_id and c.date_heure >= ${SALE_START})`,
      header: 'Stock',
      needs: ['Stock'],
      why: 'plus d’exemplaires que cela sont déjà commandés',
      how: 'Gardez au moins les exemplaires commandés, ou laissez la colonne de côté.',
    },
  ],
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

/** Package kinds of the syllabus catalogue. */
export const ordersKinds = [materials, materialsOfActivities];
