import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPackage } from 'server-exchange/package/export-package';
import type { Fault } from 'server-exchange/package/format/faults';
import { type ImportReport, importPackage } from 'server-exchange/package/import-package';
import type { Database } from 'server-kernel/db/client';
import { loadInstitution } from 'server-kernel/institution/institution';
import { packageKinds } from 'server-portal/domains/exchange';
import { openTestDatabase } from 'server-testing/database';
import { personName } from 'shared-contract/base/french';
import { loadDemo } from '../index';
import { importSchool } from './import-school';
import { STUDENTS } from './rives/people';
import { PROGRAMMES } from './rives/programmes';
import { PACKAGED_SCHOOLS } from './schools';

const NOW = new Date('2026-11-23T09:00:00Z');
const VERSION = '2026-08-15';

const folders: string[] = [];
const databases: Database[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-ecoles-'));
  folders.push(folder);
  return folder;
};
const newDatabase = async () => {
  const db = await openTestDatabase();
  databases.push(db);
  return db;
};
afterAll(async () => {
  for (const db of databases) await db.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const written = async (db: Database): Promise<Record<string, string>> => {
  const folder = newFolder();
  await db.maintenance((client) => exportPackage(client, packageKinds, folder));
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
};

const told = ({ files }: { files: { faults: Fault[] }[] }) => files.flatMap(({ faults }) => faults);
const changes = ({ outcomes }: ImportReport) =>
  outcomes.filter(({ added, changed, conflicts }) => added + changed + conflicts.total > 0);

describe.each(Object.values(PACKAGED_SCHOOLS))('the school $name', (school) => {
  let db: Database;
  let report: ImportReport;

  beforeAll(async () => {
    db = await newDatabase();
    report = await db.maintenance((client) => importSchool(client, school, NOW, VERSION));
  }, 120_000);

  it('is imported without a fault or a remark', () => {
    expect(told(report.faults)).toEqual([]);
    expect(told(report.remarks)).toEqual([]);
    expect(report.outcomes.length).toBeGreaterThan(15);
  });

  it('goes out, and comes into another portal as it was', async () => {
    const folder = newFolder();
    await db.maintenance((client) => exportPackage(client, packageKinds, folder));
    const read = (other: Database) =>
      other.maintenance((client) => importPackage(client, packageKinds, folder, { dryRun: false }));
    expect(changes(await read(db))).toEqual([]);
    const copy = await newDatabase();
    expect(told((await read(copy)).faults)).toEqual([]);
    expect(await written(copy)).toEqual(await written(db));
  }, 120_000);

  it('is loaded once: a later start opens its events again, and nothing else', async () => {
    const before = await written(db);
    const later = { now: () => new Date('2027-02-10T09:00:00Z') };
    const options = { clock: later, school: school.name, privacyVersion: VERSION };
    expect(await loadDemo(db, options)).toBe('refreshed');
    const after = await written(db);
    const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(moved.filter((name) => name !== 'periodes.csv')).toEqual([]);
  }, 60_000);

  it('is not loaded over another demo school', async () => {
    const options = { clock: { now: () => NOW }, privacyVersion: VERSION };
    await expect(loadDemo(db, { ...options, school: 'parc' })).rejects.toThrow(
      /autre école de démonstration/,
    );
  });

  it('has an institution.json of its own', () => {
    const file = join(import.meta.dirname, school.name, 'institution.json');
    expect(loadInstitution(file).institution.name).not.toBe('Haute École du Parc');
  });
});

describe('Petite', () => {
  it('has one section, forty students, and nothing else', () => {
    const { files, windows } = PACKAGED_SCHOOLS.petite;
    const { programmes = [], etudiants = [], ...rest } = files(NOW, VERSION);
    expect([programmes.length, etudiants.length]).toEqual([1, 40]);
    const absent = [
      'memoires',
      'stages',
      'supports',
      'groupes-tp',
      'examens',
      'valves',
      'documents-demandes',
    ];
    expect(Object.keys(rest).filter((name) => absent.includes(name))).toEqual([]);
    const open = Object.values(windows).filter(([, since, until]) => since !== null && (until ?? 1) > 0);
    expect(open).toEqual([]);
    const file = join(import.meta.dirname, 'petite', 'institution.json');
    expect(loadInstitution(file).institution.logo).toBeNull();
  });
});

describe('Rives', () => {
  it('has names, titles and structures that the first school has not', () => {
    const lengths = STUDENTS.map(({ first, last }) => personName(first, last).length);
    expect(Math.max(...lengths)).toBe(62);
    expect(STUDENTS.some(({ first }) => first === '')).toBe(true);
    for (const letters of [
      /[ạếễ]/,
      /[łżśę]/i,
      /[şğı]/i,
      /[þð]/i,
      /\p{sc=Arabic}/u,
      /\p{sc=Cyrillic}/u,
      /\p{sc=Han}/u,
    ])
      expect(STUDENTS.filter(({ first, last }) => letters.test(`${first} ${last}`))).not.toEqual([]);
    const titles = PROGRAMMES.flatMap(({ blocks }) => blocks.flat().map(({ title }) => title.length));
    expect(titles.filter((length) => length >= 90).length).toBeGreaterThan(2);
    expect(PROGRAMMES.map(({ blocks, credits }) => [blocks.length, credits])).toEqual([
      [4, 240],
      [4, 240],
      [1, 60],
      [2, 120],
    ]);
    for (const { blocks } of PROGRAMMES)
      for (const units of blocks) expect(units.reduce((sum, { credits }) => sum + credits, 0)).toBe(60);
  });
});
