import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { Internship } from './answers';
import type { InternshipFileWrite, InternshipWrite } from './schemas';

/** Her internships, oldest first. */
export const internships = get('/extranet/student/Stages').answers<Internship[]>();

/** One internship of hers. */
export const internship = get('/extranet/student/Stages/{StageID}').answers<Internship>();

/** Encodes an internship once; with `isFile`, saves the one file that `updated` names (S1 §7). */
export const saveInternship = post('/extranet/student/Stage{?isFile,updated}')
  .takes<InternshipWrite | InternshipFileWrite>()
  .answers<Internship>();

/** Encodes it, for good. */
export const encodeInternship = binds(saveInternship);

/** The agreement as a PDF; with `CheckPrecondition`, nothing, or a 412 with what it lacks (S1 §7). */
export const internshipAgreement = get('/files/printStage/{StageID}/ConventionStage{?CheckPrecondition}');
