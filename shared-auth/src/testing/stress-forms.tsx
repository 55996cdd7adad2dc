import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { useApi } from 'shared-auth';
import { binds } from 'shared-contract/base/binding';
import { get, post } from 'shared-contract/base/endpoint';
import { late } from 'shared-ui';
import { DraftKeeper, Form, SubmitButton, type SubmitOutcome, TextArea } from 'shared-ui/form';
import { restoreDraft } from '../drafts/restore-draft';
import { useDraft } from '../drafts/use-draft';
import { useBinding } from '../write/use-binding';
import { useWrite } from '../write/use-write';
import type { DraftServer } from './draft-server';
import { apiUrl } from './network';

interface Word {
  commentaire: string;
}

export const SCREEN = 'SAR';
const ADDRESS = '/mots';
const word = get(ADDRESS).answers<Word>();
export const saveWord = post(ADDRESS).takes<Word>().answers<Word>();
const bindWord = binds(post(ADDRESS).takes<Word & { Confirmations: string[] }>().answers<Word>());

/** Shows what the server stored last. */
export const storedWord = ({ stored }: DraftServer): HttpHandler =>
  http.get(apiUrl(word), () => HttpResponse.json(stored.at(-1) ?? { commentaire: '' }));

/** It comes late, as those of the screens do. */
const schema = late(() =>
  import('shared-contract/signature/schemas').then((all) => ({ default: all.commentSchema })),
);

interface FieldsProps {
  stored: Word;
  draft: ReturnType<typeof useDraft>;
  stays?: boolean;
  onSubmit: (values: Word) => Promise<SubmitOutcome>;
}

const Fields = ({ stored, draft, stays = false, onSubmit }: FieldsProps) => {
  const [initial] = useState(() => restoreDraft(stored, draft.draft?.Contenu));
  return (
    <Form
      schema={schema}
      label="Mot"
      initialValues={initial}
      onSubmit={onSubmit}
      {...(stays && { editsWhileSending: true })}
    >
      <TextArea name="commentaire" label="Message" max={500} />
      <DraftKeeper {...draft} />
      <SubmitButton>Envoyer</SubmitButton>
    </Form>
  );
};

/** Draws a form once the draft and what is stored were read. */
const useRead = () => {
  const { data } = useApi(word);
  const draft = useDraft(SCREEN);
  return { draft, stored: draft.draft === undefined ? undefined : data };
};

export const LeavingForm = (): ReactNode => {
  const { draft, stored } = useRead();
  const [isSaved, setIsSaved] = useState(false);
  const { run } = useWrite(saveWord, {
    onSaved: () => {
      void draft.discard();
      setIsSaved(true);
    },
  });
  if (isSaved) return <p>Enregistré</p>;
  return (
    stored && (
      <Fields stored={stored} draft={draft} onSubmit={async (values) => (await run(values)).outcome} />
    )
  );
};

export const StayingForm = (): ReactNode => {
  const { draft, stored } = useRead();
  const { run } = useWrite(saveWord, { refreshes: [word], onSaved: () => draft.discard() });
  return (
    stored && (
      <Fields stored={stored} draft={draft} stays onSubmit={async (values) => (await run(values)).outcome} />
    )
  );
};

export const BindingForm = (): ReactNode => {
  const { draft, stored } = useRead();
  const [isSaved, setIsSaved] = useState(false);
  const { ask, dialog } = useBinding(bindWord, {
    onSaved: () => {
      void draft.discard();
      setIsSaved(true);
    },
  });
  const submit = async (values: Word) => {
    const body = (Confirmations: string[]) => ({ ...values, Confirmations });
    return (await ask({ title: 'Envoyer ?', final: 'Pour de bon.', questions: [], body })).outcome;
  };
  if (isSaved) return <p>Enregistré</p>;
  return (
    stored && (
      <>
        <Fields stored={stored} draft={draft} onSubmit={submit} />
        {dialog}
      </>
    )
  );
};
