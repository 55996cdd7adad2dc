import fc from 'fast-check';
import { aProgramme, aUnit, judged, requisite } from '../testing/pae';
import { clicksArbitrary, levelsArbitrary } from '../testing/pae-arbitraries';
import { closedByRivals } from './acquired-rivals';
import { reasonFor } from './choice-refusal';
import { readProgramme, selectionOf, toggleUnit } from './engine';
import { forecast } from './forecast';
import { toItems, validateItems } from './items';
import { quotedWarning } from './pae';
import { paeWarnings } from './warnings';

const item = (id: number, Select = true, IsDecoche = false) => ({
  UniteEnseignementID: id,
  Select,
  IsDecoche,
});
const wanted = (...all: number[]) => all.map((id) => item(id));

describe('what the server takes', () => {
  it('is whatever the screen can make, and the selection is the same', () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.boolean(), clicksArbitrary, (levels, isGrouped, clicks) => {
        const programme = readProgramme(levels, isGrouped);
        const start = selectionOf(programme);
        const end = clicks.reduce((all, id) => toggleUnit(programme, all, id), start);
        const { selection, errors } = validateItems(programme, toItems(programme, end));
        expect(errors).toEqual([]);
        expect(new Set(selection)).toEqual(new Set(end));
      }),
    );
  });

  it('names every unit that it refuses', () => {
    const programme = aProgramme([
      aUnit(1, { NotSelectable: true }),
      aUnit(2, { CreditsValides: true }),
      aUnit(3, { NotSelectable: true, Preselection: true, Select: true }),
      aUnit(4),
      aUnit(5, { Incompatibilites: [judged(4)] }),
    ]);
    const { errors } = validateItems(programme, [...wanted(1, 2, 77), item(3, false, true), ...wanted(4, 5)]);
    expect(errors.map(({ path, message }) => `${path} ${message}`)).toEqual([
      'item[0].UniteEnseignementID L’unité BGE2-201 ne peut pas être choisie.',
      'item[1].UniteEnseignementID L’unité BGE2-202 est déjà acquise\u00a0: elle ne se choisit plus.',
      'item[2].UniteEnseignementID Cette unité ne fait pas partie de votre programme.',
      'item[3].UniteEnseignementID L’unité BGE2-203 ne peut pas être décochée.',
      'item[4].UniteEnseignementID BGE2-204 et BGE2-205 sont incompatibles.',
      'item[5].UniteEnseignementID BGE2-205 et BGE2-204 sont incompatibles.',
    ]);
  });

  it('keeps a locked unit that was left out, and drops one that is said to be both', () => {
    const programme = aProgramme([
      aUnit(1, { NotSelectable: true, Preselection: true, Select: true }),
      aUnit(2, { Preselection: true, Select: true }),
    ]);
    expect([...validateItems(programme, [item(2, true, true)]).selection]).toEqual([1]);
  });
});

describe('warnings', () => {
  const limits = { ECTSMin: 45, ECTSMax: 65 };
  const ofCredits = (credits: number) => {
    const programme = aProgramme([aUnit(1, { ECTS: credits, Select: true })]);
    return paeWarnings(programme, selectionOf(programme), limits);
  };

  it.each([
    [44.5, ['below-min']],
    [45, []],
    [60, []],
    [60.5, ['above-ceiling']],
    [65, ['above-ceiling']],
    [65.5, ['above-max', 'above-ceiling']],
  ])('at %s credits are %j', (credits, kinds) => {
    expect(ofCredits(credits).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('say the quoted texts', () => {
    expect(ofCredits(44).map(quotedWarning)).toEqual(['Vous avez composé un PAE inférieur à 45 crédits.']);
    expect(ofCredits(66).map(quotedWarning)).toEqual([
      'La limite du nombre de crédit envisageable dans votre PAE est de maximum 65 crédits.',
      null,
    ]);
    const programme = aProgramme([aUnit(1)]);
    expect(paeWarnings(programme, new Set(), { ECTSMin: null, ECTSMax: null })).toEqual([]);
  });

  it('name a corequisite that is neither valid, nor optional, nor in the PAE', () => {
    const missing = (change: object, isValid = false) => {
      const programme = aProgramme([
        aUnit(1, { Select: true, Corequis: [judged(2, isValid)] }),
        aUnit(2, change),
      ]);
      return paeWarnings(programme, selectionOf(programme), { ECTSMin: null, ECTSMax: null });
    };
    expect(missing({})).toMatchObject([{ kind: 'corequisite', addable: { UniteEnseignementID: 2 } }]);
    expect(missing({ NotSelectable: true })).toMatchObject([{ kind: 'corequisite', addable: null }]);
    for (const change of [{ IsOption: true }, { Select: true }, { CreditsValides: true }])
      expect(missing(change)).toEqual([]);
    expect(missing({}, true)).toEqual([]);
  });
});

describe('why', () => {
  it('a unit does not answer to a click, and only then', () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.boolean(), clicksArbitrary, (levels, isGrouped, clicks) => {
        const programme = readProgramme(levels, isGrouped);
        const end = clicks.reduce((all, id) => toggleUnit(programme, all, id), selectionOf(programme));
        for (const unit of programme.units) {
          const answers = toggleUnit(programme, end, unit.UniteEnseignementID) !== end;
          expect(reasonFor(programme, end, unit) === null).toBe(answers);
        }
      }),
    );
  });

  it('names the missing prerequisite, the rival and its swap', () => {
    const programme = aProgramme([
      aUnit(1, { Preselection: true, Select: true }),
      aUnit(2, { NotSelectable: true, Prerequis: [requisite(1), requisite(99)] }),
      aUnit(3, { NotSelectable: true }),
      aUnit(4, { Incompatibilites: [judged(1)] }),
    ]);
    const why = (id: number) => {
      const unit = programme.byId.get(id);
      return unit && reasonFor(programme, selectionOf(programme), unit);
    };
    expect(why(2)).toEqual({ rule: 'prerequisite', missing: [requisite(1)] });
    expect(why(3)).toEqual({ rule: 'closed' });
    expect(why(4)).toMatchObject({ rule: 'incompatible', canSwap: true });
  });
});

describe('a unit whose matter was acquired under another name', () => {
  const levels = (change: object = {}) => [
    aUnit(1, { CreditsValides: true }),
    aUnit(2, { Incompatibilites: [judged(1, true)], ...change }),
  ];
  const closed = (change: object = {}) => aProgramme(levels(change).map(closedByRivals));

  it('is closed, said why, and refused', () => {
    const programme = closed();
    expect(toggleUnit(programme, new Set(), 2).size).toBe(0);
    expect(reasonFor(programme, new Set(), programme.units[1] ?? aUnit(2))).toEqual({
      rule: 'repeated',
      acquired: [judged(1, true)],
    });
    expect(validateItems(programme, wanted(2)).errors.map(({ message }) => message)).toEqual([
      'L’unité BGE2-202 est incompatible avec BGE2-201, déjà acquise\u00a0: elle ne peut pas être choisie.',
    ]);
  });

  it('is neither chosen nor proposed any more, but for what the school locks', () => {
    expect([...selectionOf(closed({ Preselection: true, Select: true }))]).toEqual([]);
    const locked = { Preselection: true, Select: true, NotSelectable: true };
    expect([...selectionOf(closed(locked))]).toEqual([2]);
  });

  it('stays itself where it was acquired too', () => {
    expect(closed({ IsDispense: true }).units[1]).toMatchObject({ NotSelectable: false, IsDispense: true });
  });

  it('is not asked for as a corequisite', () => {
    const programme = aProgramme(
      [...levels(), aUnit(3, { Select: true, Corequis: [judged(2)] })].map(closedByRivals),
    );
    expect(paeWarnings(programme, selectionOf(programme), { ECTSMin: null, ECTSMax: null })).toEqual([]);
  });

  it('opens no more, whatever is passed', () => {
    const units = [
      aUnit(1, { Select: true }),
      aUnit(2, { NotSelectable: true, Prerequis: [requisite(1)], Incompatibilites: [judged(3, true)] }),
      aUnit(4, { NotSelectable: true, Prerequis: [requisite(1)], Incompatibilites: [judged(1)] }),
      aUnit(5, { NotSelectable: true, Prerequis: [requisite(1)] }),
    ];
    const programme = aProgramme(units.map(closedByRivals));
    const { opened } = forecast(programme, selectionOf(programme), new Set());
    expect(opened.map(({ UniteEnseignementID }) => UniteEnseignementID)).toEqual([5]);
  });
});

describe('what if', () => {
  const programme = aProgramme([
    aUnit(1, { CreditsValides: true, ECTS: 6 }),
    aUnit(2, { Select: true }),
    aUnit(3, { Select: true, ECTS: 4 }),
    aUnit(4, { NotSelectable: true, Prerequis: [requisite(2), requisite(1)] }),
  ]);

  it('all is passed: the closed unit opens', () => {
    expect(forecast(programme, selectionOf(programme), new Set())).toMatchObject({
      before: 6,
      earned: 9,
      after: 15,
      opened: [{ UniteEnseignementID: 4 }],
      stillClosed: [],
    });
  });

  it('its prerequisite is failed: it stays closed', () => {
    expect(forecast(programme, selectionOf(programme), new Set([2]))).toMatchObject({
      earned: 4,
      after: 10,
      opened: [],
      stillClosed: [{ UniteEnseignementID: 4 }],
    });
  });
});
