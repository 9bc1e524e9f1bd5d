import { TextInput } from '@mantine/core'

/** A code from a mail, as it was typed: capitals and blanks do not matter. */
export const CodeInput = ({ value, onType }: { value: string; onType: (code: string) => void }) => (
  <TextInput
    label="Code"
    description="Eight letters and digits, from the mail."
    size="md"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={20}
    value={value}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)
