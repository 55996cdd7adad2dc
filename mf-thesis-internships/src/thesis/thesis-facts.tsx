import { PARAMETERS_FAILURE, useParameters } from 'shared-auth';
import type { Thesis } from 'shared-contract/thesis/thesis';
import { AsyncState, Card, CardBody, CardHeader, Facts, SkeletonLines, Stack, Text } from 'shared-ui';
import { wordsOf } from '../shared/options';
import { TEXTS } from '../texts';

const texts = TEXTS.thesis;

/** The title in force: the definitive one, else the new one, else the provisional one. */
const titleOf = (thesis: Thesis): string =>
  thesis.MemoireTitreDefinitif ?? thesis.MemoireTitreModification ?? thesis.MemoireTitre ?? texts.empty;

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
          <AsyncState
            query={parameters}
            errorTitle={PARAMETERS_FAILURE}
            skeleton={<SkeletonLines lines={2} />}
          >
            {() => (
              <Facts
                columns={3}
                items={[
                  {
                    label: texts.supervisor,
                    value: wordsOf(parameters.valuesOf('MembrePersonnelID'), thesis.MembrePersonnelID),
                  },
                  {
                    label: texts.writingLanguage,
                    value: wordsOf(parameters.valuesOf('LangueMemoireID'), thesis.LangueMemoireID),
                  },
                  {
                    label: texts.firstSession,
                    value: wordsOf(parameters.valuesOf('SessionAAActiveID'), thesis.SessionID),
                  },
                ]}
              />
            )}
          </AsyncState>
        </Stack>
      </CardBody>
    </Card>
  );
};
