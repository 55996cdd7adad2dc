import { invalid } from 'server-kernel/errors';
import { FIELD_MESSAGES } from 'shared-contract/base/field-messages';
import type { ParameterName } from 'shared-contract/parameters/parameters';
import { parameterValues, type ValueContext } from './parameter-values';

/** A field that names a value of a list; null or absent when it names none. */
export interface Choice {
  path: string;
  list: ParameterName;
  id: number | null | undefined;
}

/** Throws 422, naming the fields, when a choice is not on its list at the moment. */
export const checkChoices = async (context: ValueContext, choices: Choice[]): Promise<void> => {
  const given = choices.filter(({ id }) => id !== null && id !== undefined);
  const lists = await parameterValues(context, [...new Set(given.map(({ list }) => list))]);
  const errors = given
    .filter(({ list, id }) => !lists.find(({ Name }) => Name === list)?.Values.some(({ ID }) => ID === id))
    .map(({ path }) => ({ path, message: FIELD_MESSAGES.badChoice }));
  if (errors.length > 0) throw invalid(errors, FIELD_MESSAGES.badChoice);
};
