import { ACCESS_FLAGS } from 'shared-contract';
import type { Periods, PeriodWindow } from 'shared-contract/gestion/periods';

/** A window of these months of 2026. */
export const aWindow = (opens: string, closes: string, Message: string | null = null): PeriodWindow => ({
  Ouverture: `2026-${opens}T06:00:00.000Z`,
  Fermeture: `2026-${closes}T23:00:00.000Z`,
  Message,
});

/** A year in which the sale of syllabus has a window for one section; `change` says what differs. */
export const aYear = (change: Partial<Periods> = {}): Periods => ({
  Annee: { Valeur: '2026-2027', Debut: '2026-09-14', Fin: '2027-09-13' },
  Maintenant: '2026-11-23T10:00:00Z',
  Sections: [
    { ProgrammeID: 1, Code: 'BGE', Libelle: 'Bachelier en gestion', Cycle: 'bachelier' },
    { ProgrammeID: 3, Code: 'MGE', Libelle: 'Master en gestion', Cycle: 'master' },
  ],
  ChangeEcole: false,
  Periodes: ACCESS_FLAGS.map((Flag) => ({
    Flag,
    Ecole: aWindow('10-01', '12-19'),
    Sections: Flag === 'AccesCommande' ? [{ ProgrammeID: 1, Fenetre: aWindow('10-01', '11-20') }] : [],
  })),
  ...change,
});
