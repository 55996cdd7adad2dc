import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PORTAL_ROOT } from '../config';
import { loadInstitution, parseInstitution } from './institution';

const own = JSON.parse(readFileSync(join(PORTAL_ROOT, 'institution.json'), 'utf8'));
const parse = (settings: object) => parseInstitution({ ...own, ...settings }, 'institution.json');

test('the school of the contract test is one that a server takes', () => {
  const file = join(PORTAL_ROOT, 'deploy/contract/test-portal/institution.json');
  expect(loadInstitution(file).institution.logo).toBeNull();
});

test('what a school leaves out of its sale is what the specification says', () => {
  const { sale, attestationDepositCents } = parse({ sale: { depositPercent: 35, pickUpAfter: '06-15' } });
  expect(sale).toEqual({
    depositPercent: 35,
    cancellationPercent: 30,
    deliveryDays: 12,
    unclaimedWeeks: 3,
    balanceDays: 3,
    pickUpAfter: '06-15',
  });
  expect(attestationDepositCents).toBe(5000);
  expect(parse({ attestationDeposit: 75 }).attestationDepositCents).toBe(7500);
});

test('its settings are in no page', () => {
  const { institution } = parse({ sale: { depositPercent: 35 }, attestationDeposit: 75 });
  expect(Object.keys(institution).filter((key) => /sale|deposit|reminders/i.test(key))).toEqual([]);
});

test.each([
  [{ sale: { depositPercent: 120 } }, '/sale/depositPercent\u00a0: écrivez un nombre entier de 1 à 100'],
  [{ sale: { deliveryDays: 'douze' } }, '/sale/deliveryDays\u00a0: écrivez un nombre entier de 0 à 365'],
  [{ sale: { pickUpAfter: '5 mai' } }, '/sale/pickUpAfter\u00a0: écrivez un mois et un jour, 05-05'],
  [{ sale: { rabais: 5 } }, '/sale/rabais\u00a0: ce réglage n’est pas connu'],
  [{ reminders: { from: '8 h', until: '20:00' } }, '/reminders/from\u00a0: écrivez une heure, 08:00'],
])('%j is refused with a sentence in French', (settings, said) => {
  expect(() => parse(settings)).toThrow(said);
});

test('a setting that is missing is named', () => {
  const { beneficiary: _, ...rest } = own;
  expect(() => parseInstitution(rest, 'institution.json')).toThrow('/beneficiary\u00a0: ce réglage manque');
});
