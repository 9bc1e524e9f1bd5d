import { TextInput } from '@mantine/core'
import { t } from './account.texts.ts'

/** A code from a mail, as it was typed: capitals and blanks do not matter. */
export const CodeInput = ({ value, onType }: { value: string; onType: (code: string) => void }) => (
  <TextInput
    label={t('code.label')}
    description={t('code.text')}
    size="md"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={20}
    value={value}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)
