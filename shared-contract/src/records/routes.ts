import { route } from '../base/route';
import { UnitDetailAnswer, UnitSheetAnswer } from '../pae/answers';
import { DashboardAnswer } from '../portal/answers';
import { dashboard } from '../portal/endpoints';
import {
  AddressListAnswer,
  ConsultationListAnswer,
  ContactMeanListAnswer,
  DeliberationAnswer,
  EnrolmentAnswer,
  EnrolmentListAnswer,
  ResultListAnswer,
  StudentAnswer,
} from './answers';
import * as endpoints from './endpoints';

const READ_ENROLMENT = { screen: 'Inscription', right: 'Read' } as const;
const READ_CONTACTS = { screen: 'Contacts', right: 'Read' } as const;

/** Enrolments with their results and deliberation (S1 §2, CONTRACT §3). */
export const enrolmentRoutes = {
  enrolments: route(endpoints.enrolments, {
    access: { screen: 'Inscriptions', right: 'Read' },
    answer: EnrolmentListAnswer,
  }),
  enrolment: route(endpoints.enrolment, { access: READ_ENROLMENT, answer: EnrolmentAnswer }),
  results: route(endpoints.results, { access: READ_ENROLMENT, answer: ResultListAnswer }),
  deliberation: route(endpoints.deliberation, {
    access: READ_ENROLMENT,
    answer: DeliberationAnswer,
    mayBeEmpty: true,
  }),
};

/** The student's own data (S1 §2), and who looked at it: its right is that of the data. */
export const contactRoutes = {
  student: route(endpoints.student, { access: READ_CONTACTS, answer: StudentAnswer, mayBeEmpty: true }),
  addresses: route(endpoints.addresses, { access: READ_CONTACTS, answer: AddressListAnswer }),
  contactMeans: route(endpoints.contactMeans, { access: READ_CONTACTS, answer: ContactMeanListAnswer }),
  consultations: route(endpoints.consultations, { access: READ_CONTACTS, answer: ConsultationListAnswer }),
};

/** The home screen's data. */
export const desktopRoutes = {
  dashboard: route(dashboard, {
    access: { session: true, startup: true },
    answer: DashboardAnswer,
    mayBeEmpty: true,
  }),
};

/** The course unit sheet (S2 §2): read by students, and by staff who look at one. */
export const unitRoutes = {
  unitDetail: route(endpoints.unitDetail, {
    access: { screen: 'UEDetail', right: 'Read' },
    answer: UnitDetailAnswer,
  }),
  unitSheet: route(endpoints.unitSheet, {
    access: { screen: 'FicheDescriptive', right: 'Read' },
    answer: UnitSheetAnswer,
  }),
};
