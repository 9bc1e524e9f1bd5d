import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { t } from './account.texts.ts'

/** Longer than any code, with the blanks that people type between. */
const MOST_TYPED = 20

type Props = { value: string; onType: (code: string) => void; label?: string | undefined; from?: 'mail' | 'phone' }

/** A code from a mail or a text message, as it was typed: capitals and blanks do not matter. */
export const CodeInput = ({ value, onType, label, from = 'mail' }: Props) => (
  <TextField
    label={label ?? t('code.label')}
    description={t(`code.${from}`)}
    name="code"
    size="md"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={MOST_TYPED}
    value={value}
    onChange={(event) => onType(event.currentTarget.value)}
  />
)
