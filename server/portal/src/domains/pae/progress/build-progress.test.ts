import type { PastOutcome } from '../../shared/programme/past-outcome';
import { buildProgress, type CycleFacts } from './build-progress';

const passed: PastOutcome = { result: 'passed', annee: '2025-2026', mark: 14 };
const failed: PastOutcome = { result: 'failed', annee: '2025-2026', mark: 8 };

const facts = (change: Partial<CycleFacts>): CycleFacts => ({
  offered: [
    { id: 1, niveau: 'Bloc 1', bloc: 1, isOption: false },
    { id: 2, niveau: 'Bloc 1', bloc: 1, isOption: false },
    { id: 3, niveau: 'Bloc 2', bloc: 2, isOption: false },
    { id: 4, niveau: 'Options\u00a0: langues', bloc: null, isOption: true },
  ],
  past: new Map(),
  reasons: new Map(),
  rules: { prerequisites: new Map([[3, [[1], [2]]]]), rivals: new Map() },
  running: new Set(),
  bloc: 1,
  creditsToGoOn: 45,
  catalogue: new Map(
    [1, 2, 3, 4, 90].map((id) => [
      id,
      { code: `U${id}`, libelle: `Unité ${id}`, isInEnglish: false, ects: 30 },
    ]),
  ),
  ...change,
});

describe('a cycle', () => {
  it('counts what is acquired, under way and to come, and the three make the whole', () => {
    const [one, two] = buildProgress(facts({ past: new Map([[1, passed]]), running: new Set([2]) }));
    expect(one).toMatchObject({ Libelle: 'Bloc 1', ECTS: 60, Acquis: 30, EnCours: 30, AVenir: 0 });
    expect(two).toMatchObject({ Libelle: 'Bloc 2', ECTS: 30, Acquis: 0, EnCours: 0, AVenir: 30 });
  });

  it('names the prerequisites that are not acquired yet, of what is left', () => {
    const blocks = buildProgress(facts({ past: new Map([[1, passed]]) }));
    expect(blocks[1]?.Unites[0]?.Attend.map(({ UniteEnseignementCode }) => UniteEnseignementCode)).toEqual([
      'U2',
    ]);
    expect(blocks[0]?.Unites[0]?.Attend).toEqual([]);
  });

  it('says from how many credits a block ahead opens, and nothing of the one she is in', () => {
    expect(buildProgress(facts({})).map(({ CreditsRequis }) => CreditsRequis)).toEqual([null, 45]);
    expect(buildProgress(facts({ bloc: 2 })).map(({ CreditsRequis }) => CreditsRequis)).toEqual([null, null]);
  });

  it('says which credits are from before the first year that the portal knows', () => {
    const before: PastOutcome = { result: 'before', annee: '2025-2026', mark: null };
    const [one] = buildProgress(
      facts({
        past: new Map([
          [1, before],
          [2, passed],
        ]),
      }),
    );
    expect(one).toMatchObject({ Acquis: 60, AcquisAvant: 30 });
    expect(one?.Unites[0]?.Motif).toBe('Acquise avant 2025-2026, première année que le portail connaît.');
  });

  it('keeps a failed unit to come, with the reason', () => {
    const [one] = buildProgress(facts({ past: new Map([[1, failed]]) }));
    expect(one?.Unites[0]).toMatchObject({
      Etat: 'a_venir',
      Motif: 'Non validée en 2025-2026\u00a0: à représenter.',
    });
  });

  it('counts what was acquired under another code, and lists no option that was never tried', () => {
    const rivals = new Map([[2, [90]]]);
    const all = buildProgress(
      facts({ past: new Map([[90, passed]]), rules: { prerequisites: new Map(), rivals } }),
    );
    expect(all.map(({ Libelle }) => Libelle)).toEqual(['Bloc 1', 'Bloc 2']);
    expect(all[0]?.Unites[1]).toMatchObject({
      Etat: 'acquis',
      Motif: 'Acquise sous un autre code\u00a0: U90.',
    });
    const tried = buildProgress(facts({ running: new Set([4]) }));
    expect(tried[2]).toMatchObject({ EstOption: true, EnCours: 30 });
  });
});
