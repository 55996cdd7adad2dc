import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import {
  addAttachment,
  attachments,
  inclusiveFile,
  removeAttachment,
  saveInclusiveFile,
} from 'shared-contract/inclusive/endpoints';
import type { InclusiveDocument, InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';
import { recordScreen } from './screen-record';

export const IN_PROGRESS = 'Une demande est déjà en cours';
const { traces, record, keptBefore } = recordScreen('DecretInclusif');

export { keptBefore, record, traces };

/** A file that is not submitted yet; `change` says what differs. */
export const file = (change: Partial<InclusiveRequest> = {}): InclusiveRequest => ({
  DemandeDecretInclusifID: 5,
  EtudiantID: 1,
  EtudiantDecretInclusif: false,
  DemandeDecretInclusifDiagnostique: 'Dyslexie',
  DemandeDecretInclusifSpecialiste: null,
  DemandeDecretInclusifDifficultes: null,
  DemandeDecretInclusifOrganisme: null,
  DemandeDecretInclusifAmenagements: null,
  DemandeDecretInclusifAccompagnement: null,
  DemandeDecretInclusifDateDerniereSoumission: null,
  Pai: null,
  ...change,
});

export const bilan: InclusiveDocument = {
  DocumentID: 31,
  DocumentName: 'Bilan',
  DemandeDecretInclusifDocumentDate: '2026-11-12T09:00:00Z',
};

/** State of the fake server. */
export const held: { file: InclusiveRequest | null; attachments: InclusiveDocument[] } = {
  file: null,
  attachments: [],
};

beforeEach(() => {
  Object.assign(held, { file: file(), attachments: [] });
  network.use(
    http.get(apiUrl(inclusiveFile), () =>
      held.file ? HttpResponse.json(held.file) : new HttpResponse(null, { status: 204 }),
    ),
    http.post(apiUrl(saveInclusiveFile), async ({ request }) => {
      const text = await request.clone().text();
      const { DemandeDecretInclusifDiagnostique, action }: InclusiveRequestWrite = JSON.parse(text);
      await record(request);
      held.file = file({
        DemandeDecretInclusifDiagnostique,
        ...(action === 'submit'
          ? { DemandeDecretInclusifDateDerniereSoumission: '2026-11-21T09:00:00Z' }
          : {}),
      });
      return HttpResponse.json(held.file);
    }),
    http.get(apiUrl(attachments), () => HttpResponse.json(held.attachments)),
    http.post(apiUrl(addAttachment), async ({ request }) => {
      await record(request);
      held.attachments = [bilan];
      return HttpResponse.json(held.attachments);
    }),
    http.delete(apiUrl(removeAttachment), ({ params }) => {
      const gone = Number(params['DocumentID']);
      held.attachments = held.attachments.filter(({ DocumentID }) => DocumentID !== gone);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
