import { useState } from 'react';
import { Button, Card, IconButton, Row, Span, Stack, StatusBadge } from '../index';
import { ConfirmDialog } from '../kit/dialog';
import { toast } from '../kit/toast';
import { FileDrop, FileItem, FileList, UploadSlot, UploadSlots } from '../kit/upload';

const never = () => new Promise<number>(() => undefined);

/** Files to send and to fetch. */
export const Files = () => (
  <Stack>
    <UploadSlots>
      <UploadSlot
        icon="id-card"
        title="Carte d’identité recto verso"
        status={<StatusBadge tone="danger">Refusé</StatusBadge>}
        action={
          <FileDrop
            label="Charger – Carte d’identité"
            accept=".pdf,.png"
            maxBytes={10_485_760}
            upload={never}
            onDone={() => undefined}
          >
            Remplacer le fichier
          </FileDrop>
        }
      >
        <Span tone="danger">Motif : </Span>le verso est illisible.
      </UploadSlot>
      <UploadSlot
        icon="file-text"
        title="Attestation de mutuelle"
        status={
          <StatusBadge tone="info" icon="clock">
            Reçu, en vérification
          </StatusBadge>
        }
      >
        mutuelle-2026.pdf, envoyé le 12 novembre.
      </UploadSlot>
    </UploadSlots>
    <Card>
      <FileList>
        <FileItem
          name="Attestation d’inscription"
          kind="PDF"
          detail="Modifié le 19 nov. 2026, 84 ko"
          isNew
          action={<IconButton label="Télécharger l’attestation" icon="download" />}
        />
        <FileItem
          name="Facture du minerval"
          kind="PDF"
          detail="Modifié le 15 sept. 2026, 62 ko"
          action={<IconButton label="Télécharger la facture" icon="download" />}
        />
      </FileList>
    </Card>
  </Stack>
);

/** Short messages and a question. */
export const Messages = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Row>
      <Button variant="outline" onClick={() => toast.success('Sauvegarde réussie !')}>
        Réussite
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.error('Impossible de valider la commande.', 'Vos quantités sont gardées.')}
      >
        Échec
      </Button>
      <Button variant="outline" onClick={() => toast.loading('Sauvegarde en cours..')}>
        Attente
      </Button>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Supprimer
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={'Supprimer cette adresse\u202f?'}
        confirmLabel="Supprimer l’adresse"
        cancelLabel="Garder"
        danger
        onConfirm={close}
        onCancel={close}
      >
        Rue du Parc 12, 1400 Nivelles (Kot). Cette action ne s’annule pas.
      </ConfirmDialog>
    </Row>
  );
};
