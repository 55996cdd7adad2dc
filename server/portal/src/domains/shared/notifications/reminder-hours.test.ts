import { InstitutionError, parseInstitution } from 'server-kernel/institution/institution';
import { isReminderTime } from './reminder-hours';

const HOURS = { from: '08:00', until: '20:00' };

describe('reminders leave in the day of Brussels', () => {
  test.each([
    ['at midnight', '2026-11-23T23:00:00Z', false],
    ['a second before the first hour', '2026-11-23T06:59:59Z', false],
    ['at the first hour', '2026-11-23T07:00:00Z', true],
    ['a second before the last hour', '2026-11-23T18:59:59Z', true],
    ['at the last hour', '2026-11-23T19:00:00Z', false],
    ['an hour earlier of UTC in summer', '2027-06-14T06:00:00Z', true],
    ['not before it in summer', '2027-06-14T05:59:59Z', false],
    ['on the day on which clocks go forward', '2027-03-28T06:00:00Z', true],
    ['not before it on that day', '2027-03-28T05:59:59Z', false],
    ['on the day on which clocks go back', '2026-10-25T07:00:00Z', true],
    ['not before it on this one', '2026-10-25T06:59:59Z', false],
  ])('%s', (_when, instant, isTime) => {
    expect(isReminderTime(new Date(instant), HOURS)).toBe(isTime);
  });
});

describe('the hours of reminders in institution.json', () => {
  const link = 'https://ecole.example/';
  const school = {
    name: 'École',
    product: 'Portail',
    brandColor: '#0c6a72',
    logo: null,
    links: { mail: link, chat: link, timetable: link },
    social: [],
    privacyPolicy: '/confidentialite',
    privacyVersion: '1',
    studyRegulations: link,
    contact: { name: 'Secrétariat', email: 'a@ecole.example', phone: '02', hours: 'le matin' },
    iban: 'BE68539007547034',
    beneficiary: 'École',
  };
  const parse = (reminders: unknown) => parseInstitution({ ...school, reminders }, 'institution.json');

  test('are those of a school’s day where it says nothing, and no page is given them', () => {
    const { institution, reminderHours } = parseInstitution(school, 'institution.json');
    expect(institution).not.toHaveProperty('reminders');
    expect(reminderHours).toEqual(HOURS);
  });

  test('are what it says', () => {
    const own = { from: '07:30', until: '18:00' };
    expect(parse(own).reminderHours).toEqual(own);
  });

  test.each([
    [{ from: '20:00', until: '08:00' }],
    [{ from: '8 h', until: '20:00' }],
    [{ from: '08:00', until: '24:00' }],
    [{ from: '08:00' }],
  ])('are refused when they are %j', (reminders) => {
    expect(() => parse(reminders)).toThrow(InstitutionError);
  });
});
