import { type User, userCalls } from '@ramplight/contract/people/users'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Navigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { homeOf } from '#platform/addresses.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { routeOf } from '#platform/href.ts'
import { currentSession, sessionUserIs } from '#platform/session.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { useSession } from '#platform/use-session.ts'
import { useSmallForm } from '#platform/use-small-form.ts'
import { pageAfterSignIn } from '#platform/wanted-page.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'
import { AccountCard } from './account-card.tsx'
import { type PersonField, PersonFields, personError, personFields } from './person-fields.tsx'
import { SendPart } from './send-part.tsx'

const { body } = userCalls.updateCertainFields

/** Asks somebody who is signed in for what nobody has told of them yet, then goes on to where they were going (1 §4). */
export function MissingInfoPage() {
  const [user] = useState(useSession()?.user)
  if (!user) return <Navigate {...routeOf('/login')} replace />
  if (missingOf(user).length === 0) return <Navigate {...routeOf(homeOf(user))} replace />
  return (
    <AccountCard title={t('missing.title')} text={t('missing.text')}>
      <MissingFields user={user} />
    </AccountCard>
  )
}

const missingOf = (user: User): PersonField[] => personFields.filter((name) => !user[name]?.trim())

function MissingFields({ user }: { user: User }) {
  const go = useGo()
  const [missing] = useState(() => missingOf(user))
  const form = useSmallForm({
    empty: Object.fromEntries(missing.map((name) => [name, ''])) as Record<PersonField, string>,
    errorOf: personError,
    body,
  })
  const save = useAction({
    work: () => {
      const said = Object.fromEntries(Object.entries(form.values).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))
      return call(userCalls.updateCertainFields, { params: { id: user._id }, body: said })
    },
    onDone: (saved) => {
      sessionUserIs(saved)
      go(pageAfterSignIn(currentSession()?.user ?? saved), { replace: true })
    },
    onRefused: 'shown',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.check()) save.run()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PersonFields names={missing} field={form.field} />
      <SendPart label={t('missing.save')} running={save.running} error={save.error && messageOfError(save.error)} />
      <p className={classes.note}>
        <UiLink href="/logout">{t('logout.button')}</UiLink>
      </p>
    </form>
  )
}
