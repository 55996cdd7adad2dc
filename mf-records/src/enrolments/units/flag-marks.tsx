import { Box, FlagMark, type FlagMarkProps } from 'shared-ui';

/** The signs before a figure; nothing where there is none. */
export const FlagMarks = ({ flags }: { flags: readonly FlagMarkProps[] }) =>
  flags.length === 0 ? null : (
    <Box as="span" display="inline-flex" gap="0.1875rem" mr="1.5">
      {flags.map((flag) => (
        <FlagMark key={flag.label} {...flag} />
      ))}
    </Box>
  );
