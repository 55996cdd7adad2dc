import { Button, Row } from 'shared-ui';
import { DEADLINES } from './texts';

interface DomainFilterProps {
  /** Domains that have a line, with their number of lines. */
  domains: readonly { name: string; count: number }[];
  total: number;
  /** null = all of them. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Select of one domain, or all. */
export const DomainFilter = ({ domains, total, value, onChange }: DomainFilterProps) => {
  const choices = [{ name: null, count: total }, ...domains];
  return (
    <Row
      as="fieldset"
      role="group"
      aria-label={DEADLINES.filter}
      gap="2"
      border="0"
      padding="0"
      _print={{ display: 'none' }}
    >
      {choices.map(({ name, count }) => (
        <Button
          key={name ?? ''}
          size="sm"
          variant={name === value ? 'solid' : 'outline'}
          aria-pressed={name === value}
          onClick={() => onChange(name)}
        >
          {`${name ?? DEADLINES.all} (${count})`}
        </Button>
      ))}
    </Row>
  );
};
