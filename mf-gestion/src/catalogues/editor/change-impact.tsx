import { useDeferredValue, useMemo } from 'react';
import { useApi } from 'shared-auth';
import type { CatalogueEntryName, EntryClash } from 'shared-contract/catalogues/catalogues';
import { entryEffect } from 'shared-contract/catalogues/endpoints';
import { Alert, Box, Button, SkeletonLines, Text } from 'shared-ui';
import { Checkbox, useForm, useFormState } from 'shared-ui/form';
import { CATALOGUE_TEXTS } from '../../texts/catalogues';

const texts = CATALOGUE_TEXTS.effect;

const CLASHES = { margin: '0', paddingLeft: '1.125rem' } as const;
const ROOMS = { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', marginTop: '2' } as const;

/** Conflicts without their question, asked once for all below. */
const statement = ({ Texte }: EntryClash): string => Texte.replace(/\s*:\sest-ce exact\s\?$/, '.');

const Rooms = ({ rooms, field }: { rooms: readonly string[]; field: string }) => {
  const form = useForm();
  if (rooms.length === 0) return null;
  return (
    <Box css={ROOMS}>
      <Text as="span">{texts.free}</Text>
      {rooms.map((room) => (
        <Button key={room} type="button" variant="outline" size="sm" onClick={() => form.change(field, room)}>
          {room}
        </Button>
      ))}
    </Box>
  );
};

export interface ChangeImpactProps {
  genre: CatalogueEntryName;
  id: number;
  /** Field of the room, where there is one. */
  roomField: string | null;
  /** Codes of the clashes that were confirmed. */
  confirmed: readonly string[];
  onConfirm: (codes: readonly string[]) => void;
}

/** Query parameters of the impact preview; null without a valid change. */
const useAsked = (): string | undefined => {
  // What the server refused last does not count: its effect is asked again once the value is another one.
  const { values, hasValidationErrors, dirty } = useFormState({
    subscription: { values: true, hasValidationErrors: true, dirty: true },
  });
  const isSound = dirty && !hasValidationErrors;
  const asked = useMemo(() => (isSound ? JSON.stringify(values) : undefined), [values, isSound]);
  return useDeferredValue(asked);
};

/** Preview of a change: affected people and conflicts. */
export const ChangeImpact = ({ genre, id, roomField, confirmed, onConfirm }: ChangeImpactProps) => {
  const apres = useAsked();
  const { data, error } = useApi(apres === undefined ? null : entryEffect, {
    genre,
    id,
    ...(apres !== undefined && { apres }),
  });
  if (apres === undefined) return null;
  if (error) return <Alert tone="danger">{texts.failed}</Alert>;
  if (!data) return <SkeletonLines lines={2} />;
  const codes = data.Conflits.map(({ Code }) => Code);
  return (
    <>
      <Alert tone="info" live>
        {texts.of(genre, data)}
      </Alert>
      {codes.length > 0 && (
        <Alert tone="warning" title={texts.clashes(codes.length)} live>
          <Box as="ul" css={CLASHES}>
            {data.Conflits.map((clash) => (
              <li key={clash.Code}>{statement(clash)}</li>
            ))}
          </Box>
          {roomField !== null && <Rooms rooms={data.LocauxLibres} field={roomField} />}
          <Checkbox
            checked={codes.every((code) => confirmed.includes(code))}
            onChange={(event) => onConfirm(event.target.checked ? codes : [])}
          >
            {texts.confirm}
          </Checkbox>
        </Alert>
      )}
    </>
  );
};
