import { Type } from '@sinclair/typebox';
import { OneOf } from '../base/answer-types';
import { route } from '../base/route';
import { InternshipAnswer, InternshipListAnswer } from './answers';
import * as endpoints from './endpoints';
import { INTERNSHIP_FILES, internshipSchema } from './schemas';

const READ = { screen: 'Stages', right: 'Read', flag: 'CanViewStage', outlivesWindow: true } as const;
const YES_NO = Type.Optional(OneOf(['true', 'false']));

/** Internships, from the form to the agreement (S1 §2 to §5, §7). */
export const internshipRoutes = {
  internships: route(endpoints.internships, { access: READ, answer: InternshipListAnswer }),
  internship: route(endpoints.internship, { access: READ, answer: InternshipAnswer }),
  /** The query says whether it is the form or a file, each with its schema. */
  saveInternship: route(endpoints.saveInternship, {
    access: { screen: 'Stages', right: 'Update', flag: 'CanViewStage' },
    query: Type.Object({ isFile: YES_NO, updated: Type.Optional(OneOf(INTERNSHIP_FILES)) }),
    body: internshipSchema,
    audit: [
      'stage.encode',
      'stage.fichier.PreAccord',
      'stage.fichier.Convention',
      'stage.fichier.EvaluationMaitreStage',
    ],
    isBodyJudgedLater: true,
    answer: InternshipAnswer,
  }),
  internshipAgreement: route(endpoints.internshipAgreement, {
    access: { ...READ, navigation: true },
    query: Type.Object({ CheckPrecondition: YES_NO }),
  }),
};
