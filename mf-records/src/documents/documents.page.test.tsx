import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { RequiredDocument, StoredFile } from 'shared-contract/documents/documents';
import { handInDocument, requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { enrolments, student } from 'shared-contract/records/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import DocumentsPage from './documents.page';

const asked = (change: Partial<RequiredDocument>): RequiredDocument => ({
  ID: 1,
  Title: 'Copie de la carte d’identité',
  EstPhoto: false,
  Message: 'Recto et verso.',
  Statut: 'demande',
  Motif: null,
  Date: null,
  Fichier: null,
  ...change,
});

const inEveryState = [
  asked({}),
  asked({ ID: 2, Title: 'Relevé', Statut: 'refuse', Motif: 'Illisible.', Date: '2026-11-02T10:00:00Z' }),
  asked({
    ID: 3,
    Title: 'Bourse',
    Statut: 'recu',
    Date: '2026-11-12T10:00:00Z',
    Fichier: 'bourse.pdf',
  }),
  asked({ ID: 4, Title: 'CESS', Statut: 'accepte', Date: '2026-10-03T10:00:00Z' }),
];

const enrolment: EnrolmentRow = {
  InscriptionID: 3,
  AnneeAcademiqueValeur: '2026-2027',
  DiplomeLibelle: 'Bachelier en gestion',
  NiveauCoursLibelle: 'Bachelier, bloc 2',
  Modalite: null,
};

const file: StoredFile = {
  FullName: 'Attestation 2026-2027.pdf',
  Name: 'Attestation 2026-2027',
  Extension: 'pdf',
  ContentType: 'application/pdf',
  LastModified: '2026-11-20T10:00:00Z',
  Taille: 84_000,
  Lu: false,
  Manque: [],
};

const pdf = () => new File([new Uint8Array(700_000)], 'carte.pdf', { type: 'application/pdf' });

const answer = (required: RequiredDocument[] = inEveryState) =>
  network.use(
    respondWith(requiredDocuments, required),
    respondWith(enrolments, [enrolment]),
    respondWith(storedFiles, [file]),
  );

describe('/documents', () => {
  it('shows each document in its state, and the files of each year', async () => {
    answer();
    const { container } = renderPage(<DocumentsPage />);
    const refused = await screen.findByRole('article', { name: 'Relevé' });
    expect(refused).toHaveTextContent('Refusé');
    expect(refused).toHaveTextContent(/Refusé le .*Illisible\./);
    expect(screen.getByRole('article', { name: 'Bourse' })).toHaveTextContent(
      'bourse.pdf, envoyé le 12 novembre 2026.',
    );
    expect(screen.getByRole('article', { name: 'CESS' })).toHaveTextContent('Validé le 3 octobre 2026.');
    expect(screen.getByText('2 documents à remettre')).toBeVisible();
    expect(screen.getByLabelText('Charger – Relevé')).toBeEnabled();
    expect(screen.queryByLabelText('Charger – Bourse')).not.toBeInTheDocument();
    const item = (await screen.findByText('Attestation 2026-2027')).closest('li');
    expect(within(item as HTMLElement).getByText('Nouveau')).toBeVisible();
    expect(item).toHaveTextContent('Modifié le 20 novembre 2026, 82 ko');
    expect(screen.getByText(/acompte de 50 €/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says what an attestation still waits for, and does not offer it', async () => {
    answer();
    const waits = { ...file, Name: 'Attestation d’inscription', Manque: ['Il manque le document « CESS ».'] };
    network.use(respondWith(storedFiles, [waits]));
    const { container } = renderPage(<DocumentsPage />);
    expect(await screen.findByText('Pas encore délivrée. Il manque le document « CESS ».')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Télécharger Attestation/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('says that all is in order when nothing is asked', async () => {
    answer([]);
    const { container } = renderPage(<DocumentsPage />);
    expect(await screen.findByRole('heading', { name: 'Tout est en ordre' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows a blocked student what to hand in, and asks for no download', async () => {
    network.use(respondWith(requiredDocuments, inEveryState));
    renderPage(<DocumentsPage />, { session: aSession({ infos: anInfos({ isBlocked: true }) }) });
    expect(await screen.findByRole('article', { name: 'Relevé' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'À télécharger' })).not.toBeInTheDocument();
  });

  it('offers to try again when the documents can’t be read', async () => {
    answer();
    network.use(
      http.get(apiUrl(requiredDocuments), () => problemAnswer(503, 'Indisponible'), { once: true }),
    );
    renderPage(<DocumentsPage />);
    expect(await screen.findByText('Les documents demandés n’ont pas pu être chargés')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('article', { name: 'Relevé' })).toBeVisible();
  });

  it('sends a file in pieces, goes on after a cut line, and attaches it', async () => {
    answer();
    const offsets: string[] = [];
    const attached: unknown[] = [];
    const keys: unknown[] = [];
    let isCut = true;
    network.use(
      http.post(
        apiUrl('/files/uploads'),
        () => new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } }),
      ),
      http.head(
        apiUrl('/files/uploads/ab'),
        () => new HttpResponse(null, { headers: { 'Upload-Offset': '524288' } }),
      ),
      http.patch(apiUrl('/files/uploads/ab'), ({ request }) => {
        const offset = request.headers.get('Upload-Offset') ?? '';
        offsets.push(offset);
        if (offset === '0') return new HttpResponse(null, { status: 204 });
        if (!isCut) return HttpResponse.json({ DocumentID: 77 });
        isCut = false;
        return HttpResponse.error();
      }),
      http.post(apiUrl(handInDocument), async ({ request }) => {
        attached.push(await request.json());
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.json(inEveryState);
      }),
    );
    renderPage(<DocumentsPage />);
    await userEvent.upload(await screen.findByLabelText('Charger – Relevé'), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(attached).toEqual([{ DocumentID: 77, DocumentDossierEtudiantID: 2 }]));
    expect(offsets).toEqual(['0', '524288', '524288']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('sends the photo as it was chosen where the browser guards its canvas', async () => {
    answer([asked({ Title: 'Photo d’identité', EstPhoto: true })]);
    const sent: unknown[] = [];
    network.use(
      http.post(
        apiUrl('/files/uploads'),
        () => new HttpResponse(null, { status: 201, headers: { Location: '/api/v1/files/uploads/ab' } }),
      ),
      http.patch(apiUrl('/files/uploads/ab'), () => HttpResponse.json({ DocumentID: 78 })),
      http.post(apiUrl('/files/:id/updatePicture'), ({ params }) => {
        sent.push(params['id']);
        return HttpResponse.json({});
      }),
    );
    // They show the photo too, and are read again.
    for (const shown of [student, dashboard])
      network.use(http.get(apiUrl(shown), () => HttpResponse.json({})));
    Reflect.set(globalThis, 'createImageBitmap', () => Promise.resolve({ width: 600, height: 800 }));
    renderPage(<DocumentsPage />);
    const photo = new File([new Uint8Array(900)], 'moi.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Charger – Photo d’identité'), photo);
    await waitFor(() => expect(sent).toEqual(['78']));
    expect(screen.getByText(/elle est envoyée entière/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('refuses another type with the quoted text, before anything travels', async () => {
    answer();
    renderPage(<DocumentsPage />);
    const input = await screen.findByLabelText('Charger – Relevé');
    await userEvent.upload(input, new File(['MZ'], 'virus.exe'), { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent("Ce type de fichier n'est pas autorisé!");
  });
});
