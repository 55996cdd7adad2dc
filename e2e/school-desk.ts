import { accessibilityIssues } from './checks/accessibility';
import { expect, type OpenOptions } from './fixtures';
import { pdf } from './pdf';

type OpenAs = (user: string, options?: OpenOptions) => Promise<import('@playwright/test').Page>;

/** The desk's screens, as the person opens them who sees to this school's sections. */
export const DESK_SCREENS = [
  '/gestion',
  '/gestion/periodes',
  '/gestion/valves',
  '/gestion/catalogues',
  '/gestion/chiffres',
];

/** What is wrong with the desk of this account at a width: what axe finds, and what is wider than the window. */
export const deskIssues = async (openAs: OpenAs, user: string, width: number): Promise<string[]> => {
  const page = await openAs(user, { width });
  const issues: string[] = [];
  for (const path of DESK_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    issues.push(...(await accessibilityIssues(page, `${user} ${path} ${width}`)));
  }
  return issues;
};

/** A student declares a day of absence, and the desk accepts it. */
export const decideAbsence = async (openAs: OpenAs, student: string, desk: string): Promise<void> => {
  const hers = await openAs(student);
  await hers.goto('/absences');
  const headers = { 'x-requested-with': 'portail', origin: new URL(hers.url()).origin };
  const [enrolment] = await (await hers.request.get('/api/v1/extranet/student/Inscriptions')).json();
  const file = {
    name: 'certificat.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(`${student} ${Date.now()}`),
  };
  const sent = await hers.request.post('/api/v1/files', { multipart: { file }, headers });
  const data = {
    AbsenceEtudiantID: -1,
    InscriptionID: enrolment.InscriptionID,
    AbsenceEtudiantDateDebut: '2026-11-20',
    AbsenceEtudiantDateFin: '2026-11-20',
    AbsenceEtudiantFichierJustificatifID: (await sent.json()).DocumentID,
    AbsenceEtudiantExamenID: [],
  };
  const declared = await hers.request.post('/api/v1/extranet/student/Absences', { data, headers });
  expect(await declared.json()).toMatchObject({ InscriptionID: enrolment.InscriptionID });
  const page = await openAs(desk);
  await page.goto('/gestion');
  const row = page.getByRole('list', { name: 'Demandes' }).getByRole('button').first();
  await row.click();
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  expect(await accessibilityIssues(page, `${desk} an absence open`)).toEqual([]);
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Demandes' }).getByRole('button')).toHaveCount(0);
};
