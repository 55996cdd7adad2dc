import type { FastifyInstance } from 'fastify';
import { UnitDetailAnswer, UnitSheetAnswer } from 'shared-contract/pae/answers';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { findRequisites, findSheet, findUnit } from './units.queries';

interface ById {
  Params: { UniteEnseignementID: string };
}

const PARAMS = idParams('UniteEnseignementID');
const unknown = () => notFound('Cette unité d’enseignement n’existe pas.');

/** The course unit sheet (S2 §2): identity, requisites, and its texts in both languages. */
export const unitsModule = async (app: FastifyInstance): Promise<void> => {
  const { orm } = app.db;

  app.get<ById>(
    '/extranet/student/UEDetail/:UniteEnseignementID',
    {
      config: { access: { screen: 'UEDetail', right: 'Read', withoutStudent: true } },
      schema: { params: PARAMS, response: { 200: UnitDetailAnswer } },
    },
    async (request) => {
      const id = toId(request.params.UniteEnseignementID);
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
    },
  );

  app.get<ById>(
    '/extranet/student/FicheDescriptive/:UniteEnseignementID',
    {
      config: { access: { screen: 'FicheDescriptive', right: 'Read', withoutStudent: true } },
      schema: { params: PARAMS, response: { 200: UnitSheetAnswer } },
    },
    async (request) => {
      const id = toId(request.params.UniteEnseignementID);
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
    },
  );
};
