import { NO_EVENTS, type SecurityInfos } from 'shared-contract';
import { decideAccess, decideLanding, isStillRead } from 'shared-contract/portal/guard';
import { anEventsAccess, anInfos, aSession, fullAccess } from '../testing/builders';

const noRole = { student: false, EtudiantMatricule: null } as const;
const admin = anInfos({ ...noRole, Username: 'admin', admin: true, isRGPD: false });
const programmes = anInfos({ ...noRole, Username: 'programmes', programmes: true, isRGPD: false });
const secretariat = anInfos({ ...noRole, Username: 'secretariat', gestion: true });
const verifier = anInfos({ ...noRole, Username: 'verificateur', verifications: true });

describe('decideLanding', () => {
  const PERSONAS: [who: string, infos: SecurityInfos, path: string][] = [
    ['230101, a student', anInfos(), '/desktop'],
    ['230102, before the privacy policy', anInfos({ isRGPD: false }), '/desktop'],
    ['230103, blocked', anInfos({ isBlocked: true }), '/blockedStudent'],
    ['230104, inactive', anInfos({ isActive: false }), '/inactiveStudent'],
    ['inactive and blocked', anInfos({ isActive: false, isBlocked: true }), '/inactiveStudent'],
    ['230109, a student who verifies', anInfos({ verifications: true }), '/desktop'],
    ['visiteur', anInfos(noRole), '/notStudent'],
    ['an inactive visitor', anInfos({ ...noRole, isActive: false }), '/notStudent'],
    ['verificateur', verifier, '/verifications'],
    ['secretariat', secretariat, '/desktop'],
    ['who verifies and is of the desk', anInfos({ ...secretariat, verifications: true }), '/desktop'],
    ['230101, a student of the desk', anInfos({ gestion: true }), '/desktop'],
    ['admin', admin, '/desktop'],
    ['programmes', programmes, '/desktop'],
  ];

  it.each(PERSONAS)('leads %s to its page', (_who, infos, path) => {
    expect(decideLanding(infos)).toBe(path);
  });
});

describe('decideAccess', () => {
  const contacts = { screen: 'Contacts' } as const;
  const exams = { screen: 'InscriptionSession', flag: 'CanViewInscriptionSession' } as const;
  const verifications = { roles: ['verifications', 'admin', 'programmes'] } as const;
  const verificationScreen = { roles: [...verifications.roles] };

  it('opens a screen whose right is held, whatever the case of its name', () => {
    const session = aSession({
      access: fullAccess().filter(({ ScreenLocation }) => ScreenLocation === 'Contacts'),
    });
    expect(decideAccess(contacts, session)).toEqual({ kind: 'open' });
  });

  it('denies a screen that is absent from the rights', () => {
    const decision = decideAccess(contacts, aSession({ access: [] }));
    expect(decision).toEqual({ kind: 'denied', reason: 'right', window: null });
  });

  it('gives no reason of the person’s own where the call that would tell has failed', () => {
    const events = { ...NO_EVENTS };
    const unread = { kind: 'denied', reason: 'unread', window: null };
    expect(decideAccess(exams, aSession({ events, failures: ['events'] }))).toEqual(unread);
    expect(decideAccess(contacts, aSession({ access: [], failures: ['access'] }))).toEqual(unread);
    const staff = aSession({ infos: admin, dashboard: null });
    expect(decideAccess(contacts, { ...staff, failures: ['dashboard'] })).toEqual(unread);
    expect(decideAccess(contacts, staff)).toMatchObject({ reason: 'no-student' });
    expect(decideAccess(exams, aSession({ events, failures: ['version'] }))).toMatchObject({
      reason: 'event',
    });
  });

  it('denies a closed event with its window, before asking for the right', () => {
    const decision = decideAccess(exams, aSession({ access: [] }));
    expect(decision).toMatchObject({
      kind: 'denied',
      reason: 'event',
      window: { Raison: 'La période est terminée.' },
    });
  });

  it.each([
    ['is read on, where its window alone or her own act closed it', true, true, true],
    ['is not, where it does not concern her', true, false, false],
    ['is not, where the screen is for the act alone', undefined, true, false],
  ] as const)('an event that is closed %s', (_, outlivesWindow, EstLisible, expected) => {
    const events = anEventsAccess();
    const Evenements = events.Evenements.map((window) => ({ ...window, EstLisible }));
    const screen = { ...exams, ...(outlivesWindow ? { outlivesWindow } : {}) };
    const decision = decideAccess(screen, aSession({ events: { ...events, Evenements } }));
    expect(decision.kind).toBe('denied');
    expect(isStillRead(screen, decision)).toBe(expected);
  });

  it('opens an event whose flag is set', () => {
    const session = aSession({ events: anEventsAccess(['CanViewInscriptionSession']) });
    expect(decideAccess(exams, session)).toEqual({ kind: 'open' });
  });

  it('leads a student to the home until the privacy policy is accepted', () => {
    const session = aSession({ infos: anInfos({ isRGPD: false }) });
    expect(decideAccess(contacts, session)).toEqual({ kind: 'redirect', to: '/desktop' });
  });

  it('leaves to a blocked student the screens that say so', () => {
    const session = aSession({ infos: anInfos({ isBlocked: true }) });
    expect(decideAccess(contacts, session)).toEqual({ kind: 'redirect', to: '/blockedStudent' });
    expect(decideAccess({ screen: 'Valves', whenBlocked: true }, session)).toEqual({ kind: 'open' });
  });

  it('leaves nothing to an inactive student, not even those screens', () => {
    const session = aSession({ infos: anInfos({ isActive: false }) });
    const decision = decideAccess({ screen: 'Valves', whenBlocked: true }, session);
    expect(decision).toEqual({ kind: 'redirect', to: '/inactiveStudent' });
  });

  it('asks staff to choose a student before a student screen', () => {
    const decision = decideAccess(contacts, aSession({ infos: admin, dashboard: null }));
    expect(decision).toMatchObject({ kind: 'denied', reason: 'no-student' });
  });

  it.each([
    ['admin', admin],
    ['programmes', programmes],
    ['verificateur', verifier],
  ])('opens the verification space to %s', (_who, infos) => {
    expect(decideAccess(verificationScreen, aSession({ infos, dashboard: null }))).toEqual({ kind: 'open' });
  });

  it('opens the desk to the desk’s own, and to no verifier', () => {
    const desk = { roles: ['gestion' as const] };
    const decide = (infos: SecurityInfos) => decideAccess(desk, aSession({ infos, dashboard: null }));
    expect(decide(secretariat)).toEqual({ kind: 'open' });
    expect(decide(verifier)).toMatchObject({ reason: 'role' });
  });

  it('denies the verification space to a student, and student screens to a verifier', () => {
    expect(decideAccess(verificationScreen, aSession())).toMatchObject({ reason: 'role' });
    expect(decideAccess(contacts, aSession({ infos: verifier, dashboard: null }))).toMatchObject({
      reason: 'role',
    });
  });
});
