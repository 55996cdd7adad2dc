import { examsWithin, isAbsenceLocked } from '../absences/absences';
import { hasEmailMean } from '../contacts/contacts';
import { FILE_RULES, findFileUsage, hasAcceptedSize } from '../documents/documents';
import { examRefusal } from '../exams/exams';
import { isUrgent } from '../notices/notices';
import { newestFirst } from '../notices/summary';
import { isAboveCeiling, isUnderYear } from '../pae/pae';
import { hasLegalAddress, reenrolmentEntry, reenrolmentSteps } from '../reinscription/reinscription';
import { changedRemediations } from '../sar/sar';
import { signedCredits } from '../signature/signature';
import { firstDefenceSessions, thesisAccess } from '../thesis/thesis';
import { nextBestGroup, remainingEnrolments } from '../tp/tp';
import { searchTerms } from '../verifications/verifications';
import { MEGABYTE } from './limits';

describe('a thesis', () => {
  it.each([
    [14, 'open'],
    [13.99, 'restricted'],
    [12, 'restricted'],
    [11.99, 'forbidden'],
  ])('with %d is %s', (grade, access) => {
    expect(thesisAccess(grade)).toBe(access);
  });

  it('is first defended in any session but September', () => {
    const sessions = ['Juin 2026', 'SEPTEMBRE 2026', 'Janvier 2027'].map((Display) => ({ Display }));
    expect(firstDefenceSessions(sessions).map(({ Display }) => Display)).toEqual([
      'Juin 2026',
      'Janvier 2027',
    ]);
  });
});

describe('a PAE', () => {
  it('of exactly 60 credits is neither above the ceiling nor under the year', () => {
    expect([isAboveCeiling(60), isUnderYear(60)]).toEqual([false, false]);
    expect([isAboveCeiling(61), isUnderYear(59)]).toEqual([true, true]);
  });

  it('is signed without its transferred units', () => {
    expect(
      signedCredits([
        { ConstitutionProgrammeUEECTS: 5, IsTransfert: false },
        { ConstitutionProgrammeUEECTS: 6, IsTransfert: true },
      ]),
    ).toBe(5);
  });
});

describe('re-enrolment', () => {
  it('looks at the limit first, then at the first access', () => {
    const entry = (FirstAccesReinscription: boolean, LimitAccesReinscription: boolean) =>
      reenrolmentEntry({ FirstAccesReinscription, LimitAccesReinscription });
    expect([entry(true, true), entry(false, true), entry(false, false), entry(true, false)]).toEqual([
      'refused',
      'refused',
      'pae',
      'wizard',
    ]);
  });

  it('leaves out the language that is not needed and the choice that does not exist', () => {
    expect(reenrolmentSteps({ NeedLangue3: true, DiplomeID: [1] })).toEqual([0, 1, 2, 3, 4, 5]);
    expect(reenrolmentSteps({ NeedLangue3: false, DiplomeID: [] })).toEqual([0, 1, 2, 3]);
  });

  it('needs a legal domicile and an e-mail address', () => {
    expect(hasLegalAddress([{ Usage: 'residence' }])).toBe(false);
    expect(hasLegalAddress([{ Usage: 'domicile' }])).toBe(true);
    expect(hasEmailMean([{ Usage: 'gsm' }])).toBe(false);
    expect(hasEmailMean([{ Usage: 'email' }])).toBe(true);
  });
});

describe('exams', () => {
  const lines = [
    { Code: 'A', ResultatEtudiantInscrit: true },
    { Code: 'B', ResultatEtudiantInscrit: false },
  ];

  it('are refused without a tick, without a new one, and when all are taken', () => {
    expect(examRefusal(lines, [])).toBe('nothing-ticked');
    expect(examRefusal(lines, ['A'])).toBe('nothing-new');
    expect(examRefusal(lines, ['A', 'B'])).toBeNull();
    expect(examRefusal(lines.slice(0, 1), ['A'])).toBe('registered-to-all');
  });

  it('that an absence may name are of its enrolment and within its days, both included', () => {
    const exam = (day: string, InscriptionID = 1) => ({ Date: day, InscriptionID });
    const exams = [
      exam('2026-01-09'),
      exam('2026-01-10'),
      exam('2026-01-12'),
      exam('2026-01-13'),
      exam('2026-01-11', 2),
    ];
    expect(examsWithin(exams, 1, '2026-01-10', '2026-01-12')).toEqual([exams[1], exams[2]]);
  });
});

describe('groups', () => {
  it('are proposed by places left, then by number', () => {
    const group = (ID: number, PlacesRestantes: number, Disabled = false) => ({
      ID,
      PlacesRestantes,
      Disabled,
    });
    expect(nextBestGroup([group(3, 2), group(1, 5), group(2, 5), group(4, 9, true)])?.ID).toBe(1);
    expect(nextBestGroup([group(1, 0)])).toBeNull();
  });

  it('remain to be chosen where there is none', () => {
    expect(
      remainingEnrolments([{ GroupeActiviteApprentissageID: null }, { GroupeActiviteApprentissageID: 4 }]),
    ).toBe(1);
  });
});

describe('remediation', () => {
  it('sends the rows that changed', () => {
    const row = (RemediationCode: string, RemediationEstInscrit: boolean) => ({
      RemediationCode,
      RemediationEstInscrit,
    });
    expect(changedRemediations([row('A', false), row('B', true)], [row('A', true), row('B', true)])).toEqual([
      row('A', true),
    ]);
  });
});

describe('files', () => {
  it('are accepted up to their limit, never empty', () => {
    expect(hasAcceptedSize(10 * MEGABYTE, 'document')).toBe(true);
    expect(hasAcceptedSize(10 * MEGABYTE + 1, 'document')).toBe(false);
    expect(hasAcceptedSize(40 * MEGABYTE, 'memoire')).toBe(true);
    expect(hasAcceptedSize(0, 'memoire')).toBe(false);
  });

  it('have a rule for each usage, documents by default', () => {
    expect(findFileUsage(undefined)).toBe('document');
    expect(findFileUsage('bourse')).toBe('bourse');
    expect(findFileUsage('inconnu')).toBeNull();
    expect(Object.keys(FILE_RULES)).toHaveLength(8);
  });
});

describe('notices', () => {
  const notice = (AnnonceID: number, AnnonceDateDebutPublication: string) => ({
    AnnonceID,
    AnnonceDateDebutPublication,
  });

  it('come newest first, whatever their time zone', () => {
    const old = notice(3, '2026-11-20T10:00:00+01:00');
    const recent = notice(1, '2026-11-20T09:30:00Z');
    expect(newestFirst([old, recent])).toEqual([recent, old]);
    expect(
      newestFirst([
        notice(1, recent.AnnonceDateDebutPublication),
        notice(2, recent.AnnonceDateDebutPublication),
      ])[0]?.AnnonceID,
    ).toBe(2);
  });

  it('are urgent by one word', () => {
    expect(isUrgent({ PrioriteAnnonce: 'Urgente' })).toBe(true);
    expect(isUrgent({ PrioriteAnnonce: 'Normale' })).toBe(false);
    expect(isUrgent({ PrioriteAnnonce: null })).toBe(false);
  });
});

describe('a search', () => {
  it('is ignored when it is blank', () => {
    expect(searchTerms('   ')).toBeNull();
    expect(searchTerms(' d’Hoore ')).toBe('d’Hoore');
  });
});

describe('an absence', () => {
  it('is locked once it was followed up', () => {
    expect(isAbsenceLocked({ SuiviAbsenceValeur: null })).toBe(false);
    expect(isAbsenceLocked({ SuiviAbsenceValeur: 'Justifiée' })).toBe(true);
  });
});
