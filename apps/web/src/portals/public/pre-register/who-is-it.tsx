import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import classes from './pre-register.module.css'
import { t } from './pre-register.texts.ts'
import type { TeamProblems, TypedTeam } from './typed-team.ts'

const FIELD = { first: 'first_name', last: 'last_name' } as const

type Props = {
  typed: TypedTeam
  offered: readonly string[]
  problems: TeamProblems
  onChange: (part: Partial<TypedTeam>) => void
}

/** "Hi Minh", or which of the two on this phone, or a first and a last name. */
export function WhoIsIt({ typed, offered, problems, onChange }: Props) {
  const somebodyElse = () => onChange({ who: null })
  if (offered.length === 1 && typed.who !== null)
    return (
      <div className={classes.hi} role="status">
        <strong>{t('hi', { name: offered[0]! })}</strong>
        <Button variant="subtle" size="compact-md" onClick={somebodyElse}>
          {t('notMe')}
        </Button>
      </div>
    )
  if (offered.length > 1 && typed.who !== null)
    return (
      <fieldset className={classes.who} id="who" tabIndex={-1}>
        <legend>{t('who')}</legend>
        {offered.map((name) => (
          <Button
            key={name}
            size="md"
            variant={typed.who === name ? 'filled' : 'default'}
            aria-pressed={typed.who === name}
            onClick={() => onChange({ who: name })}
          >
            {name}
          </Button>
        ))}
        <Button size="md" variant="default" onClick={somebodyElse}>
          {t('somebodyElse')}
        </Button>
        {problems.who && <p role="alert">{problems.who}</p>}
      </fieldset>
    )
  return (
    <div className={classes.names}>
      {(['first', 'last'] as const).map((name) => (
        <TextField
          key={name}
          id={name}
          label={t(name)}
          size="lg"
          maxLength={longestAt(preRegistrationCalls.qrRegister.body!, FIELD[name])}
          autoComplete={name === 'first' ? 'given-name' : 'family-name'}
          value={typed[name]}
          error={problems[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
