import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusBadge } from '../status/status-badge';
import { expectNoAxeViolations, renderUi } from '../testing';
import { FileDrop } from './file-drop';
import { FileItem, FileList } from './file-list';
import { UploadSlot } from './upload-slot';
import type { UploadFile } from './use-upload';
import { choosable, refuseFile } from './validate-file';

const pdf = (size = 10, name = 'cess.pdf') => new File([new Uint8Array(size)], name);

const show = (upload: UploadFile<number>, onDone = jest.fn()) => {
  const view = renderUi(
    <FileDrop
      label="Charger – CESS"
      accept=".pdf"
      maxBytes={1_048_576}
      hint="PDF, 1 Mo au plus."
      upload={upload}
      onDone={onDone}
      describeError={() => 'Le réseau a été coupé.'}
    />,
  );
  return { ...view, onDone };
};

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Charger – CESS'), file, { applyAccept: false });

describe('FileDrop', () => {
  it('sends a file, shows how far it is, and hands the answer on', async () => {
    const held: { end?: (id: number) => void; progress?: (share: number) => void } = {};
    const { onDone, container } = show(
      (_, { onProgress }) =>
        new Promise((resolve) => {
          held.end = resolve;
          held.progress = onProgress;
        }),
    );
    await choose(pdf());
    act(() => held.progress?.(0.64));
    expect(screen.getByRole('progressbar', { name: 'Envoi\u00a0: cess.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await expectNoAxeViolations(container);
    await act(async () => held.end?.(12));
    expect(onDone).toHaveBeenCalledWith(12, expect.any(File));
    expect(screen.getByLabelText('Charger – CESS')).toBeEnabled();
  });

  it('is named by its words and what it is for, keeps the focus, and says the end', async () => {
    const held: { end?: (id: number) => void } = {};
    renderUi(
      <>
        <FileDrop
          id="cess"
          errorId="cess-erreur"
          label="Charger – CESS"
          accept=".pdf"
          maxBytes={1_048_576}
          upload={() =>
            new Promise<number>((resolve) => {
              held.end = resolve;
            })
          }
          onDone={jest.fn()}
        >
          Choisir un fichier
        </FileDrop>
        <p id="cess-erreur">Joignez le CESS.</p>
      </>,
    );
    const field = screen.getByLabelText('Charger – CESS');
    expect(field).toHaveAccessibleName('Charger – CESS Choisir un fichier');
    expect(field).toHaveAccessibleDescription('Joignez le CESS.');
    expect(field).toBeInvalid();
    act(() => field.focus());
    await choose(pdf());
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.getByLabelText('Charger – CESS')).toBe(field);
    expect(field).toHaveFocus();
    await act(async () => held.end?.(1));
    expect(field).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^Envoi terminé.: cess\.pdf$/);
  });

  it('stops when it is cancelled', async () => {
    const seen: { signal?: AbortSignal } = {};
    const { onDone } = show((_, { signal }) => {
      seen.signal = signal;
      return new Promise(() => undefined);
    });
    await choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
    expect(seen.signal?.aborted).toBe(true);
    expect(screen.getByLabelText('Charger – CESS')).toHaveFocus();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says a failure and tries again', async () => {
    const upload = jest.fn<Promise<number>, Parameters<UploadFile<number>>>();
    upload.mockRejectedValueOnce(new Error('coupé')).mockResolvedValueOnce(5);
    const { onDone } = show(upload);
    await choose(pdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('cess.pdf : Le réseau a été coupé.');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onDone).toHaveBeenCalledWith(5, expect.any(File));
  });

  it.each([
    ['photo.exe', 10, /Ce type de fichier n'est pas autorisé!/],
    ['cess.pdf', 1_100_000, /pèse 1,1\sMo\s: le maximum est de 1\sMo\./],
    ['cess.pdf', 0, /vide/],
  ])('refuses %s of %d bytes before it travels', async (name, size, reason) => {
    const upload = jest.fn<Promise<number>, Parameters<UploadFile<number>>>();
    show(upload);
    await choose(pdf(size, name));
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(document.querySelector('input[type=file]')).toBeInvalid();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
    expect(upload).not.toHaveBeenCalled();
  });

  it('takes a file that is dropped', async () => {
    const { onDone } = show(() => Promise.resolve(1));
    const zone = screen.getByText('ou glissez le fichier ici');
    fireEvent.dragOver(zone);
    await act(async () => {
      fireEvent.drop(zone, { dataTransfer: { files: [pdf()] } });
    });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('describes its control, and passes axe', async () => {
    const { container } = show(() => Promise.resolve(1));
    expect(screen.getByLabelText('Charger – CESS')).toHaveAccessibleDescription('PDF, 1 Mo au plus.');
    await expectNoAxeViolations(container);
  });
});

describe('files', () => {
  it('stand in slots and lists that pass axe', async () => {
    const { container } = renderUi(
      <main>
        <h1>Mes documents</h1>
        <h2>Fichiers</h2>
        <UploadSlot
          icon="id-card"
          title="Carte d’identité"
          status={<StatusBadge tone="danger">Refusé</StatusBadge>}
        >
          Illisible.
        </UploadSlot>
        <FileList>
          <FileItem name="Facture" kind="PDF" detail="62 ko" isNew />
        </FileList>
      </main>,
    );
    expect(screen.getByRole('article', { name: 'Carte d’identité' })).toHaveTextContent('Refusé');
    expect(screen.getByRole('listitem')).toHaveTextContent('Nouveau');
    await expectNoAxeViolations(container);
  });

  it('takes a file whatever the case of its ending', () => {
    expect(refuseFile(pdf(10, 'A.PDF'), '.pdf', 100)).toBeNull();
  });

  it.each(['photo.jfif', 'photo.JPE', 'IMG_0001'])('leaves « %s » to the server, which reads it', (name) => {
    expect(refuseFile(pdf(10, name), '.png,.jpg,.jpeg', 100)).toBeNull();
    expect(choosable('.png,.jpg')).toBe('.png,.jpg,.jfif,.jpe');
  });
});
