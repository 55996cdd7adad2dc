import { screen } from '@testing-library/react';
import { http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { UnitDetail, UnitSheet } from 'shared-contract/pae/pae';
import { unitDetail, unitSheet } from 'shared-contract/records/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import UnitSheetPage from './unit-sheet.page';

const unit: UnitDetail = {
  UniteEnseignementID: 25,
  UniteEnseignementCode: 'LESPO1321',
  UniteEnseignementLibelle: 'Economic Ethics',
  UniteEnseignementNombreECTS: 5,
  UniteEnseignementNombreHeures: 40,
  UniteEnseignementCoursEnAnglais: true,
  Prerequis: [{ RequisID: 8, RequisCode: 'LESPO1113', RequisLibelle: 'Sociologie' }],
  Corequis: [{ RequisID: 15, RequisCode: 'LECGE1216', RequisLibelle: 'Économétrie' }],
};

const sheet: UnitSheet = {
  DescriptionCoursObjectifsFR: 'Expliquer.',
  DescriptionCoursObjectifsEN: 'Explain.',
  DescriptionCoursPrerequisFR: null,
  DescriptionCoursPrerequisEN: null,
  DescriptionCoursContenuFR: 'Notions.',
  DescriptionCoursContenuEN: 'Notions in English.',
  DescriptionCoursPedagogieFR: null,
  DescriptionCoursPedagogieEN: 'Lectures.',
  DescriptionCoursTypeEvaluationFR: null,
  DescriptionCoursTypeEvaluationEN: 'Examination.',
  DescriptionCoursReferencesFR: null,
  DescriptionCoursReferencesEN: 'A reader.',
};

const open = (query = '') =>
  renderPage(<UnitSheetPage />, { at: `/ficheUE/25${query}`, path: '/ficheUE/:UniteEnseignementID' });

const answer = (change: Partial<UnitDetail> = {}) =>
  network.use(respondWith(unitDetail, { ...unit, ...change }), respondWith(unitSheet, sheet));

it('speaks the language of the course, and says so', async () => {
  answer();
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Economic Ethics' })).toBeVisible();
  const part = (await screen.findByText('Explain.')).closest('[lang]');
  expect(part).toHaveAttribute('lang', 'en');
  expect(screen.queryByText('Expliquer.')).not.toBeInTheDocument();
  expect(screen.getByText('Anglais')).toBeVisible();
  for (const name of ['Objectives', 'Content', 'Teaching methods', 'Assessment', 'References']) {
    expect(screen.getByRole('heading', { name })).toBeVisible();
  }
  await expectNoAxeViolations(container);
});

it('leads to what it asks for', async () => {
  answer({ UniteEnseignementCoursEnAnglais: false });
  open();
  expect(await screen.findByRole('link', { name: 'Sociologie (LESPO1113)' })).toHaveAttribute(
    'href',
    '/ficheUE/8',
  );
  expect(screen.getByRole('link', { name: 'Économétrie (LECGE1216)' })).toHaveAttribute(
    'href',
    '/ficheUE/15',
  );
  expect(await screen.findByText('Expliquer.')).toBeVisible();
});

it('leads back to the results that it was opened from, through what it asks for too', async () => {
  answer();
  const { unmount } = open('?inscription=3');
  expect(await screen.findByRole('link', { name: 'Retour à mes résultats' })).toHaveAttribute(
    'href',
    '/inscriptions/3',
  );
  expect(await screen.findByRole('link', { name: /Sociologie/ })).toHaveAttribute(
    'href',
    '/ficheUE/8?inscription=3',
  );
  unmount();
  open('?inscription=//ailleurs.example');
  expect(await screen.findByText('Explain.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Retour/ })).not.toBeInTheDocument();
});

it('makes lists of what was typed with dashes', async () => {
  network.use(
    respondWith(unitDetail, { ...unit, UniteEnseignementCoursEnAnglais: false }),
    respondWith(unitSheet, { ...sheet, DescriptionCoursContenuFR: '– tests\u202f;\n– régression.' }),
  );
  open();
  expect(await screen.findByText('régression.')).toHaveRole('listitem');
});

it('says when the unit does not exist', async () => {
  network.use(
    http.get(apiUrl(unitDetail), () => problemAnswer(404, 'Introuvable')),
    http.get(apiUrl(unitSheet), () => problemAnswer(404, 'Introuvable')),
  );
  open();
  expect(await screen.findByRole('heading', { name: 'Unité introuvable' })).toBeVisible();
});
