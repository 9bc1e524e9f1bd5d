import { Button } from '@mantine/core'
import { type UserProfile, userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { SubmitEvent } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'
import { PROFILE_FIELDS, profileChanges, profileValues } from './profile-fields.ts'

const ONE_LINE = new Set<string>(['pronunciation', 'club_name'])

/** How the name is said, club, about me, family, facts and sponsors. Nothing has to be said. */
export function ProfileForm({ profile }: { profile: UserProfile | null }) {
  const online = useOnline()
  const before = profileValues(profile)
  const form = useSmallForm({ empty: before, errorOf: () => null, body: userProfileCalls.create.body })
  const changes = profileChanges(before, form.values)
  const save = useAction({
    work: () =>
      profile
        ? call(userProfileCalls.update, { params: { id: profile._id }, body: { ...changes, _rev: profile._rev } })
        : call(userProfileCalls.create, { body: changes }),
    onDone: () => notify.success(t('profile.saved')),
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save.run()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {PROFILE_FIELDS.map((name) =>
        ONE_LINE.has(name) ? (
          <TextField
            key={name}
            label={t(`profile.${name}`)}
            {...(name === 'pronunciation' && { description: t('profile.pronunciationHelp') })}
            {...form.field(name)}
          />
        ) : (
          <LongTextField key={name} label={t(`profile.${name}`)} {...form.field(name)} />
        ),
      )}
      {save.error && <p role="alert">{messageOfError(save.error)}</p>}
      {!online && <p className={classes.note}>{t('needsInternet')}</p>}
      <Button type="submit" disabled={!online || Object.keys(changes).length === 0} loading={save.running}>
        {t('profile.save')}
      </Button>
    </form>
  )
}
