import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { addAttachment } from 'shared-contract/inclusive/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { bilan, file, held, record, traces } from '../testing/inclusive';
import InclusivePage from './inclusive.page';

const UPLOADS = apiUrl('/files/uploads');

describe('attachments', () => {
  it('are removed after a confirmation', async () => {
    held.attachments = [bilan];
    const { container } = renderPage(<InclusivePage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer Bilan' }));
    const dialog = await screen.findByRole('dialog', { name: /Retirer cette annexe/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer l’annexe' }));
    expect(await screen.findByText('Aucune annexe pour le moment.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('are added one after the other, none lost, each under a key of its own', async () => {
    let begun = 0;
    let release = () => {};
    const isSecondSent = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      http.post(UPLOADS, () => {
        begun += 1;
        const Location = `/api/v1/files/uploads/${begun}`;
        return new HttpResponse(null, { status: 201, headers: { Location } });
      }),
      http.patch(`${UPLOADS}/:upload`, ({ params }) => {
        if (params['upload'] === '2') release();
        return HttpResponse.json({ DocumentID: 30 + Number(params['upload']) });
      }),
      http.post(apiUrl(addAttachment), async ({ request }) => {
        await isSecondSent;
        await record(request);
        held.attachments = [bilan];
        return HttpResponse.json(held.attachments);
      }),
    );
    renderPage(<InclusivePage />);
    for (const name of ['bilan.pdf', 'rapport.pdf']) {
      const pdf = new File(['%PDF'], name, { type: 'application/pdf' });
      await userEvent.upload(await screen.findByLabelText('Ajouter une annexe', { selector: 'input' }), pdf);
    }
    await waitFor(() =>
      expect(traces.sent).toEqual([31, 32].map((DocumentID) => ({ DocumentID, DemandeDecretInclusifID: 5 }))),
    );
    expect(new Set(traces.keys).size).toBe(2);
    expect(traces.keys).not.toContain(null);
    expect(await screen.findByRole('button', { name: 'Retirer Bilan' })).toBeVisible();
  });

  it('are PDF alone', async () => {
    renderPage(<InclusivePage />);
    const input = await screen.findByLabelText('Ajouter une annexe');
    expect(input).toHaveAttribute('accept', '.pdf');
    await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }), {
      applyAccept: false,
    });
    expect(await screen.findByText(/Ce type de fichier n'est pas autorisé!/)).toBeVisible();
    expect(traces.sent).toEqual([]);
  });

  it('neither come nor go once the request is submitted', async () => {
    held.file = file({ DemandeDecretInclusifDateDerniereSoumission: '2026-11-01T09:00:00Z' });
    held.attachments = [bilan];
    renderPage(<InclusivePage />);
    expect(await screen.findByRole('button', { name: 'Télécharger Bilan' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer Bilan' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Ajouter une annexe')).not.toBeInTheDocument();
  });
});
