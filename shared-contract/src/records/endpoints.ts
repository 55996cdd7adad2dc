import { get } from '../base/endpoint';
import type { UnitDetail, UnitSheet } from '../pae/answers';
import type {
  Address,
  Consultation,
  ContactMean,
  Deliberation,
  Enrolment,
  EnrolmentRow,
  ResultLine,
  Student,
} from './answers';

/** The student's enrolments, newest academic year first. */
export const enrolments = get('/extranet/student/Inscriptions').answers<EnrolmentRow[]>();

/** One enrolment of hers. */
export const enrolment = get('/extranet/student/Inscription/{InscriptionID}').answers<Enrolment>();

/** Result lines of one enrolment: units and their activities. */
export const results = get('/extranet/student/Inscription01/{InscriptionID}').answers<ResultLine[]>();

/** The last deliberation of one enrolment; null before the first. */
export const deliberation = get(
  '/extranet/student/Inscription02/{InscriptionID}',
).answers<Deliberation | null>();

/** The student's identity; null where the file holds none. */
export const student = get('/extranet/student/Contacts').answers<Student | null>();

/** Her addresses. */
export const addresses = get('/extranet/student/Contacts01').answers<Address[]>();

/** Her contact means. */
export const contactMeans = get('/extranet/student/Contacts02').answers<ContactMean[]>();

/** Consultations of the student's file, newest first. */
export const consultations = get('/extranet/student/Consultations').answers<Consultation[]>();

/** Identity and requisites of a course unit. */
export const unitDetail = get('/extranet/student/UEDetail/{UniteEnseignementID}').answers<UnitDetail>();

/** Texts of a course unit, in both languages. */
export const unitSheet = get('/extranet/student/FicheDescriptive/{UniteEnseignementID}').answers<UnitSheet>();
