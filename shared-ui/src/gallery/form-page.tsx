import { ActionBar, Breadcrumb, Card, CardBody, Heading, Page, PageHead, Row, Span, Stack } from '../index';
import {
  Checkbox,
  CheckboxField,
  DateField,
  FieldRow,
  Form,
  FormSummary,
  NumberStepper,
  RadioGroup,
  SelectField,
  SubmitButton,
  Switch,
  TextArea,
  TextField,
  UnsavedGuard,
  YES_NO,
} from '../kit/form';
import { Steps } from '../kit/stepper';
import { toast } from '../kit/toast';
import { gallerySchema } from './gallery-schema';

const SESSIONS = [
  { value: 1, label: 'Janvier' },
  { value: 2, label: 'Juin' },
];

const INITIAL = {
  Titre: 'L’audit interne dans les PME wallonnes',
  SessionID: null,
  Resume: 'Ce mémoire étudie la mise en place d’une fonction d’audit interne.',
  Courriel: 'elise.vdb',
  Familiale: false,
  Accord: false,
  Date: null,
  Nombre: 1,
};

const Fields = () => (
  <Stack>
    <Card>
      <CardBody>
        <Heading mb="4">Informations mémoire</Heading>
        <TextField name="Titre" label="Titre modifié" optional />
        <FieldRow>
          <SelectField name="SessionID" label="Session de défense" options={SESSIONS} />
          <DateField name="Date" label="Date de début" optional />
        </FieldRow>
        <TextArea name="Resume" label="Résumé" hint="Entre 100 et 8 000 caractères." min={100} max={8000} />
      </CardBody>
    </Card>
    <Card>
      <CardBody>
        <Heading mb="4">Maître de stage</Heading>
        <TextField name="Courriel" label="Adresse électronique" type="email" />
        <RadioGroup name="Familiale" label="Entreprise familiale" options={YES_NO} inline />
        <NumberStepper name="Nombre" label="Nombre d’invités" max={2} />
        <CheckboxField
          name="Accord"
          label="J’accepte les conditions"
          hint="Elles sont affichées à l’accueil."
        />
        <Row>
          <Checkbox isMixed>Tout sélectionner</Checkbox>
        </Row>
        <Switch label="M'inscrire à la session" isOn onChange={() => undefined} />
      </CardBody>
    </Card>
  </Stack>
);

/** Entry: fields, errors, counter, guard. */
export const FormPage = () => (
  <Form
    schema={gallerySchema}
    initialValues={INITIAL}
    withSummary={false}
    onSubmit={() => void toast.success('Sauvegarde réussie !')}
  >
    <Page width="form">
      <Breadcrumb items={[{ label: 'Accueil', to: '/' }, { label: 'Informations de défense' }]} />
      <PageHead title="Informations de défense" />
      <Steps
        steps={[
          { label: 'Comptabilité', state: 'done' },
          { label: 'Statistique', state: 'current' },
          { label: 'Anglais', state: 'todo' },
        ]}
        note="encore 2 inscriptions"
      />
      <FormSummary />
      <Fields />
    </Page>
    <UnsavedGuard />
    <ActionBar label="Envoi du formulaire" figure={<Span>Brouillon gardé à 10 h 08</Span>}>
      <SubmitButton icon="send">Envoyer</SubmitButton>
    </ActionBar>
  </Form>
);
