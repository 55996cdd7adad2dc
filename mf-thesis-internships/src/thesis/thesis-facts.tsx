import type { ReactNode } from 'react';
import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, Card, CardBody, CardHeader, Facts, Skeleton, Stack, Text } from 'shared-ui';
import { wordsOf } from '../shared/options';
import { THESIS_PAGE_TEXTS } from '../texts/thesis';

const texts = THESIS_PAGE_TEXTS;

/** The title in force: the definitive one, else the new one, else the provisional one. */
const titleOf = (thesis: Thesis): string =>
  thesis.MemoireTitreDefinitif ?? thesis.MemoireTitreModification ?? thesis.MemoireTitre ?? texts.empty;

const LABELS = [texts.supervisor, texts.writingLanguage, texts.firstSession];

const ThreeFacts = ({ values }: { values: readonly ReactNode[] }) => (
  <Facts columns={3} items={LABELS.map((label, rank) => ({ label, value: values[rank] }))} />
);

/** The labels are known before the lists are read: nothing moves when the values come. */
const awaited = <ThreeFacts values={LABELS.map((label) => <Skeleton key={label} width="60%" my="1" />)} />;

/** The provisional data, read-only (S1 §4). */
export const ThesisFacts = ({ thesis }: { thesis: Thesis }) => {
  const parameters = useParameters(['MembrePersonnelID', 'LangueMemoireID', 'SessionAAActiveID']);
  const isRetitled = titleOf(thesis) !== thesis.MemoireTitre && thesis.MemoireTitre !== null;
  return (
    <Card as="article">
      <CardHeader title={titleOf(thesis)} />
      <CardBody>
        <Stack gap="4">
          {isRetitled && (
            <Text size="sm" tone="muted">{`${texts.titleLabel}\u00a0: ${thesis.MemoireTitre}`}</Text>
          )}
          <AsyncState query={parameters} errorTitle={PARAMETERS_FAILURE} skeleton={awaited}>
            {() => (
              <ThreeFacts
                values={[
                  wordsOf(parameters.valuesOf('MembrePersonnelID'), thesis.MembrePersonnelID),
                  wordsOf(parameters.valuesOf('LangueMemoireID'), thesis.LangueMemoireID),
                  wordsOf(parameters.valuesOf('SessionAAActiveID'), thesis.SessionID),
                ]}
              />
            )}
          </AsyncState>
        </Stack>
      </CardBody>
    </Card>
  );
};
