import { screen } from '@testing-library/react';
import { respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { transcript } from 'shared-auth/testing/transcript';
import type { RequiredDocument } from 'shared-contract/documents/documents';
import { requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { enrolments } from 'shared-contract/records/endpoints';
import { anEnrolmentRow } from '../testing/examples';
import DocumentsPage from './documents.page';

const asked = (ID: number, Title: string, change: Partial<RequiredDocument>): RequiredDocument => ({
  ID,
  Title,
  EstPhoto: false,
  Message: null,
  Statut: 'demande',
  Motif: null,
  Date: null,
  Fichier: null,
  ...change,
});

test('the documents, by ear', async () => {
  network.use(
    respondWith(requiredDocuments, [
      asked(1, 'Copie de la carte d’identité', { Message: 'Recto et verso.' }),
      asked(2, 'Relevé de notes', { Statut: 'refuse', Motif: 'Illisible.', Date: '2026-11-02T10:00:00Z' }),
      asked(3, 'Attestation de bourse', {
        Statut: 'recu',
        Date: '2026-11-12T10:00:00Z',
        Fichier: 'bourse.pdf',
      }),
      asked(4, 'Diplôme du secondaire', { Statut: 'accepte', Date: '2026-10-03T10:00:00Z' }),
    ]),
    respondWith(enrolments, [anEnrolmentRow({ AnneeAcademiqueValeur: '2026-2027' })]),
    respondWith(storedFiles, [
      {
        FullName: 'Attestation de fréquentation 2026-2027.pdf',
        Name: 'Attestation de fréquentation 2026-2027',
        Extension: 'pdf',
        ContentType: 'application/pdf',
        LastModified: '2026-11-20T10:00:00Z',
        Taille: 84_000,
        Lu: false,
        Manque: [],
      },
    ]),
  );
  renderPage(<DocumentsPage />);
  await screen.findByText(/^Attestation de fréquentation/);
  await screen.findByRole('article', { name: 'Relevé de notes' });
  expect(await transcript()).toMatchSnapshot();
});
