import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { attachments, inclusiveFile, saveInclusiveFile } from 'shared-contract/inclusive/endpoints';
import { file } from '../testing/inclusive';
import InclusivePage from './inclusive.page';

const area = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Diagnostic/ });
const asStored = (body: unknown) => file(Object(body));

describe('/enseignement-inclusif', () =>
  survivesStorms({
    screen: 'DecretInclusif',
    write: saveInclusiveFile,
    values: ['Dyslexie', 'Dyspraxie', 'Dyscalculie'],
    reads: (stored) => [
      http.get(apiUrl(inclusiveFile), () =>
        HttpResponse.json(
          file({ DemandeDecretInclusifDiagnostique: null, ...Object(stored.at(-1)), EtudiantID: 1 }),
        ),
      ),
      http.get(apiUrl(attachments), () => HttpResponse.json([])),
    ],
    answer: asStored,
    open: () => renderPage(<InclusivePage />),
    fill: async (text) => void fireEvent.change(area() ?? document.body, { target: { value: text } }),
    shown: () => area()?.value ?? null,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' })),
    contents: (text) => ({ DemandeDecretInclusifDiagnostique: text }),
  }));
