import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../language/ui.texts.ts'

export type PasswordRule = { label: string; test: (password: string) => boolean }

type PasswordFieldProps = PasswordInputProps & {
  /** Ticked off while one types, so nobody has to guess. */
  rules?: readonly PasswordRule[]
  value?: string
}

export function PasswordField({ rules = [], value = '', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div>
      <PasswordInput
        {...rest}
        value={value}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': t(shown ? 'password.hide' : 'password.show'), 'aria-pressed': shown, tabIndex: 0 }}
      />
      {rules.length > 0 && (
        <ul className="rl-rules" aria-label={t('password.needs')}>
          {rules.map(({ label, test }) => {
            const met = test(value)
            const Icon = met ? IconCheck : IconCircle
            return (
              <li key={label} data-met={met || undefined}>
                <Icon size={16} stroke={met ? 2.5 : 1.5} aria-hidden />
                {label}
                <span className="rl-sr-only">{t(met ? 'password.done' : 'password.missing')}</span>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
