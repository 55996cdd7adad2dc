import { screen, within } from '@testing-library/react';
import { anInfos, aSession } from 'shared-auth/testing';
import { renderPage } from 'shared-auth/testing/remote';
import type { SecurityInfos } from 'shared-contract';
import { DESK_TEXTS } from '../texts/desk';
import { DeskFrame } from './desk-frame';

const pagesOf = (
  infos: Partial<SecurityInfos>,
  current: keyof typeof DESK_TEXTS.pages = '/gestion',
): string[] => {
  renderPage(<DeskFrame current={current}>…</DeskFrame>, { session: aSession({ infos: anInfos(infos) }) });
  const rail = within(screen.getByRole('navigation', { name: DESK_TEXTS.nav }));
  return rail.getAllByRole('link').map(({ textContent }) => textContent ?? '');
};

const DAILY = ['À traiter', 'Périodes', 'Valves', 'Catalogues', 'Chiffres'];

const ACTS = {
  secretariat: ['demandes', 'periodes', 'valves', 'chiffres', 'pae', 'catalogues'],
  inclusion: ['inclusif'],
  accountant: ['comptabilite'],
};

test.each<[string, Partial<SecurityInfos>, string[]]>([
  ['secretariat', { gestion: true, GestionActes: ACTS.secretariat }, DAILY],
  ['inclusion', { gestion: true, GestionActes: ACTS.inclusion }, ['À traiter']],
  ['an accountant', { gestion: true, GestionActes: ACTS.accountant }, ['À traiter', 'Relevés']],
  ['programmes', { programmes: true }, DAILY],
  ['admin', { admin: true }, [...DAILY, 'Relevés', 'Comptes', 'Import']],
  ['an account of the desk, told by a server that tells no acts', { gestion: true }, DAILY],
])('the rail of %s has the pages that its acts open', (_, infos, pages) => {
  expect(pagesOf({ student: false, EtudiantMatricule: null, ...infos })).toEqual(pages);
});

test('the page that is open is in the rail, whatever the acts', () => {
  expect(pagesOf({ gestion: true, GestionActes: ['valves'] }, '/gestion/chiffres')).toEqual([
    'Valves',
    'Chiffres',
  ]);
});

test('a page that is somebody else’s says so in place of what it would show', () => {
  pagesOf({ gestion: true, GestionActes: ['inclusif'] }, '/gestion/releves');
  expect(screen.getByText(DESK_TEXTS.notYours)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Relevés' })).toBeVisible();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});
