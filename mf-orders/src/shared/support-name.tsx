import type { OrderLine } from 'shared-contract/orders/answers';
import { TitledText } from 'shared-ui/titled-text';

export interface SupportNameProps {
  support: Pick<OrderLine, 'SupportCoursLibelle' | 'TitresAnglais'>;
  /** A text that holds names of units, in place of the name of the support. */
  in?: string;
}

/** Name of a support, its title in its language. */
export const SupportName = ({ support, in: text = support.SupportCoursLibelle }: SupportNameProps) => (
  <TitledText text={text} english={support.TitresAnglais} />
);
