import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { type AnglerName, userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { splitName } from '@ramplight/domain/registration/split-name'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { findingWords } from '#platform/refusals/finding-words.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './anglers.texts.ts'

const declared = declaredBy(userCalls.create)

/** `needsAddress`: they get a message, so a phone or an email is needed. */
type NewAnglerProps = { start: string; crew: boolean; needsAddress: boolean; onAdded: (angler: AnglerName) => void; onCancel: () => void }

const FIELDS = [
  { name: 'first_name', autoComplete: 'off' },
  { name: 'last_name', autoComplete: 'off' },
  { name: 'phone', inputMode: 'tel' },
  { name: 'email', inputMode: 'email' },
] as const
type Values = Record<(typeof FIELDS)[number]['name'], string>

/** Two names are enough at the ramp; the rest can follow. */
export function NewAngler({ start, crew, needsAddress, onAdded, onCancel }: NewAnglerProps) {
  const [id] = useState(() => newId())
  const [values, setValues] = useState<Values>(() => {
    const { first_name, last_name } = splitName(start)
    return { first_name, last_name, phone: '', email: '' }
  })
  /** Somebody tried to save the boat while this angler was not added. */
  const [heldUp, setHeldUp] = useState(false)
  const isTyped = Object.values(values).some((value) => value.trim() !== '')
  useUnsavedGuard(isTyped)
  const adding = useAction({
    work: () => {
      const { first_name, last_name, phone, email } = values
      const contact = { ...(phone.trim() ? { phone } : {}), ...(email.trim() ? { email } : {}) }
      return call(userCalls.create, { body: { _id: id, first_name, last_name, userType: 'Angler', ...contact } })
    },
    onDone: onAdded,
    onRefused: 'shown',
  })
  const problems = adding.error instanceof CallError ? adding.error.fields : []
  const problemOf = (name: string) => {
    const problem = problems.find(({ path }) => path === name)
    return problem && findingWords(problem.message)
  }
  const isEnough = values.first_name.trim() !== '' && (!needsAddress || values.phone.trim() !== '' || values.email.trim() !== '')
  const add = () => isEnough && adding.run()
  return (
    <fieldset
      className="rl-new-angler"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <legend>{t('newAngler.newAngler')}</legend>
      <FieldRow>
        {FIELDS.slice(0, 2).map(({ name, ...rest }, index) => (
          <TextField
            key={name}
            label={declared.labelOf(name)}
            maxLength={declared.longest(name)}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            error={problemOf(name)}
            autoFocus={index === (values.last_name ? 0 : 1)}
            data-unreadable={(index === 0 && isTyped) || undefined}
            onInvalid={() => setHeldUp(true)}
            {...rest}
          />
        ))}
      </FieldRow>
      <FieldRow>
        {FIELDS.slice(2).map(({ name, ...rest }) => (
          <TextField
            key={name}
            label={declared.labelOf(name)}
            maxLength={declared.longest(name)}
            description={t(needsAddress ? 'newAngler.needsAddress' : 'newAngler.optional')}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
            error={problemOf(name)}
            {...rest}
          />
        ))}
      </FieldRow>
      {adding.error && problems.length === 0 && (
        <p className="rl-new-angler__error" role="alert">
          {messageOfError(adding.error)}
        </p>
      )}
      {heldUp && !adding.error && (
        <p className="rl-new-angler__error" role="alert">
          {t(crew ? 'newAngler.addOrCancelFirst' : 'newAngler.notAddedYet', { name: fullName(values).trim() || t('newAngler.newAngler') })}
        </p>
      )}
      <div className="rl-new-angler__actions">
        <Button variant="default" onClick={onCancel}>
          {t('newAngler.cancel')}
        </Button>
        <Button onClick={add} loading={adding.running} disabled={!isEnough}>
          {t('newAngler.addAngler')}
        </Button>
      </div>
    </fieldset>
  )
}
