import fc from 'fast-check';
import {
  contactValueProblem,
  missingForGrant,
  nextReenrolmentStep,
  reenrolmentEntry,
  reenrolmentSteps,
} from './reinscription';

const legal = { TypeAdresse: 'Domicile Légal', Usage: 'domicile' };
const kot = { TypeAdresse: 'Kot', Usage: 'residence' };
const email = { TypeMoyenContact: 'Email', Usage: 'email' };
const mobile = { TypeMoyenContact: 'GSM', Usage: 'gsm' };

describe('the way into re-enrolment', () => {
  test.each([
    [true, true, 'refused'],
    [false, true, 'refused'],
    [true, false, 'wizard'],
    [false, false, 'pae'],
  ] as const)('first access %s, limit %s leads to %s', (first, limit, entry) => {
    expect(reenrolmentEntry({ FirstAccesReinscription: first, LimitAccesReinscription: limit })).toBe(entry);
  });
});

describe('what the grant step needs', () => {
  test('the legal domicile is asked for before the e-mail address, in the quoted words', () => {
    expect(missingForGrant([kot], [])).toEqual({
      step: 1,
      message: 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".',
    });
    expect(missingForGrant([kot, legal], [mobile])).toEqual({
      step: 2,
      message: 'Veuillez renseigner au minimum un moyen de contact de type "Email".',
    });
    expect(missingForGrant([legal], [mobile, email])).toBeNull();
  });
});

describe('the value of a contact mean', () => {
  test.each(['a@b', ' jean@exemple.be '])('%s is an e-mail address', (value) => {
    expect(contactValueProblem('email', value)).toBeNull();
  });

  test.each(['', 'jean', '@b', 'a@', 'a b@c'])('%s is not', (value) => {
    expect(contactValueProblem('email', value)).toMatch(/adresse e-mail/);
  });

  test('of another type is free', () => {
    expect(contactValueProblem('gsm', '0470 12 34 56')).toBeNull();
  });
});

describe('the steps', () => {
  test('third language and master are left out when they do not apply', () => {
    expect(reenrolmentSteps({ NeedLangue3: true, DiplomeID: [1] })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(reenrolmentSteps({ NeedLangue3: false, DiplomeID: [1] })).toEqual([0, 1, 2, 3, 5]);
    expect(reenrolmentSteps({ NeedLangue3: true, DiplomeID: [] })).toEqual([0, 1, 2, 3, 4]);
    expect(reenrolmentSteps({ NeedLangue3: false, DiplomeID: [] })).toEqual([0, 1, 2, 3]);
  });

  test('from the first one, the next ones lead through all of them in order', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.integer()), (NeedLangue3, DiplomeID) => {
        const steps = reenrolmentSteps({ NeedLangue3, DiplomeID });
        const walked: number[] = [];
        for (let step: number | null = 0; step !== null; step = nextReenrolmentStep(steps, step))
          walked.push(step);
        expect(walked).toEqual(steps);
      }),
    );
  });
});
