import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { t } from './account.texts.ts'

/** Longer than any code, with the blanks that people type between. */
const MOST_TYPED = 20

/** A code from a mail, as it was typed: capitals and blanks do not matter. */
export const CodeInput = ({ value, onType }: { value: string; onType: (code: string) => void }) => (
  <TextField
    label={t('code.label')}
    description={t('code.text')}
    size="md"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={MOST_TYPED}
    value={value}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)
