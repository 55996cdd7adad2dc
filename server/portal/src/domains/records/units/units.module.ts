import type { FastifyInstance } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { unitRoutes } from 'shared-contract/records/routes';
import { findRequisites, findSheet, findUnit } from './units.queries';

const unknown = () => notFound('Cette unité d’enseignement n’existe pas.');

/** The course unit sheet (S2 §2): identity, requisites, and its texts in both languages. */
export const unitsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  serve(app, unitRoutes.unitDetail, async ({ params: { UniteEnseignementID: id } }) => {
    const [unit, requisites] = await Promise.all([findUnit(orm, id), findRequisites(orm, id)]);
    if (!unit) throw unknown();
    const of = (nature: string) => requisites.filter((one) => one.nature === nature);
    return {
      UniteEnseignementID: unit.uniteEnseignementId,
      UniteEnseignementCode: unit.code,
      UniteEnseignementLibelle: unit.libelle,
      UniteEnseignementNombreECTS: unit.ects,
      UniteEnseignementNombreHeures: unit.heures,
      UniteEnseignementCoursEnAnglais: unit.coursEnAnglais,
      Prerequis: of('prerequis'),
      Corequis: of('corequis'),
    };
  });

  serve(app, unitRoutes.unitSheet, async ({ params: { UniteEnseignementID: id } }) => {
    const [unit, sheet] = await Promise.all([findUnit(orm, id), findSheet(orm, id)]);
    if (!unit) throw unknown();
    return {
      DescriptionCoursObjectifsFR: sheet?.objectifsFr ?? null,
      DescriptionCoursObjectifsEN: sheet?.objectifsEn ?? null,
      DescriptionCoursPrerequisFR: sheet?.prerequisFr ?? null,
      DescriptionCoursPrerequisEN: sheet?.prerequisEn ?? null,
      DescriptionCoursContenuFR: sheet?.contenuFr ?? null,
      DescriptionCoursContenuEN: sheet?.contenuEn ?? null,
      DescriptionCoursPedagogieFR: sheet?.pedagogieFr ?? null,
      DescriptionCoursPedagogieEN: sheet?.pedagogieEn ?? null,
      DescriptionCoursTypeEvaluationFR: sheet?.typeEvaluationFr ?? null,
      DescriptionCoursTypeEvaluationEN: sheet?.typeEvaluationEn ?? null,
      DescriptionCoursReferencesFR: sheet?.referencesFr ?? null,
      DescriptionCoursReferencesEN: sheet?.referencesEn ?? null,
    };
  });
};
