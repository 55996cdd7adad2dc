import { useState } from 'react';
import {
  Alert,
  Button,
  Dialog,
  Disclosure,
  EmptyState,
  Facts,
  FlagMark,
  Page,
  PageHead,
  ProgressBar,
  Row,
  Section,
  SkeletonTable,
  SkeletonTiles,
  Stack,
  StatusBadge,
  Text,
  TwoColumns,
  ViewingBar,
} from '../index';

const Buttons = () => (
  <Row gap="0.625rem">
    <Button>Valider</Button>
    <Button busy busyText="Sauvegarde en cours..">
      Valider
    </Button>
    <Button variant="outline" icon="save">
      Sauvegarder
    </Button>
    <Button variant="tonal">Ajouter</Button>
    <Button variant="ghost">Annuler</Button>
    <Button variant="danger">Supprimer</Button>
    <Button unavailable="Il manque 3 crédits.">Soumettre</Button>
  </Row>
);

const Statuses = () => (
  <Row gap="2">
    <StatusBadge tone="ok">Validée</StatusBadge>
    <StatusBadge tone="warning" icon="hourglass">
      Non payée
    </StatusBadge>
    <StatusBadge tone="danger">Refusé</StatusBadge>
    <StatusBadge tone="info" icon="clock">
      En vérification
    </StatusBadge>
    <StatusBadge tone="plum">Traitée</StatusBadge>
    <StatusBadge tone="neutral" icon="lock">
      Fermé
    </StatusBadge>
    <StatusBadge tone="ok" bare>
      Signé
    </StatusBadge>
    <FlagMark tone="ok" icon="flag" label="Résultat final" />
  </Row>
);

const Modal = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ouvrir le dialogue</Button>
      <Dialog
        isOpen={isOpen}
        title={'Soumettre votre programme\u202f?'}
        onClose={close}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              Modifier
            </Button>
            <Button onClick={close}>Soumettre</Button>
          </>
        }
      >
        <Text>Vous soumettez 7 unités, 42 crédits, à Nadia Aksoy.</Text>
      </Dialog>
    </>
  );
};

const EmptyStates = () => (
  <TwoColumns>
    <EmptyState level={3} title="Tout est en ordre">
      Aucun fichier ne vous est demandé.
    </EmptyState>
    <EmptyState
      level={3}
      icon="calendar-x-2"
      title="Aucune absence déclarée"
      action={
        <Button variant="tonal" icon="plus">
          Nouvelle absence
        </Button>
      }
    >
      Prévenez-nous dès le premier jour, avec un justificatif en PDF.
    </EmptyState>
  </TwoColumns>
);

const Alerts = () => (
  <Stack gap="0.625rem">
    <Alert tone="info" title="Information">
      Votre gestionnaire vous répondra sous 5 jours ouvrables.
    </Alert>
    <Alert tone="ok" title="Votre programme a bien été soumis à votre gestionnaire de dossier." />
    <Alert tone="danger" title="Erreur lors de la sauvegarde">
      Rien n’est perdu.
    </Alert>
    <Alert
      tone="neutral"
      icon="hand-coins"
      title={'Vous avez une bourse\u202f?'}
      actions={
        <Button size="sm" variant="outline">
          Demander
        </Button>
      }
    >
      Le service social peut intervenir.
    </Alert>
  </Stack>
);

const StudentFacts = () => (
  <Stack>
    <Facts
      items={[
        { label: 'Niveau', value: 'Bachelier, bloc 1' },
        {
          label: 'Programme annuel',
          value: (
            <StatusBadge tone="ok" bare>
              Signé
            </StatusBadge>
          ),
        },
        { label: 'Groupe de TP', value: 'Groupe 4' },
        { label: 'Gestionnaire', value: null },
      ]}
    />
    <ProgressBar value={55} max={60} label="Crédits validés" />
    <Disclosure
      title="2026-2027"
      detail="– 2ᵉ bachelier"
      icon="folder-open"
      aside={<StatusBadge tone="neutral">4 fichiers</StatusBadge>}
      isOpen
    >
      <Text p="4">Attestation</Text>
    </Disclosure>
  </Stack>
);

/** Every state of the eager parts. */
export const StatesPage = () => (
  <Page width="content">
    <PageHead title="États et composants" lead="La planche de contrôle" actions={<Modal />} />
    <Section title="Consultation d’un autre dossier">
      <ViewingBar
        action={
          <Button variant="outline" size="sm">
            Revenir à mon compte
          </Button>
        }
      >
        Vous consultez le dossier de <strong>Camille Lambert, 230101</strong>, en lecture seule.
      </ViewingBar>
    </Section>
    <Section title="Statuts">
      <Statuses />
    </Section>
    <Section title="Boutons">
      <Buttons />
    </Section>
    <Section title="Vide">
      <EmptyStates />
    </Section>
    <Section title="Attente">
      <Stack>
        <SkeletonTiles count={3} />
        <SkeletonTable rows={2} />
      </Stack>
    </Section>
    <Section title="Encadrés">
      <Alerts />
    </Section>
    <Section title="Faits">
      <StudentFacts />
    </Section>
  </Page>
);
