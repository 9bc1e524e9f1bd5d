import { Button } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { passkeyCalls as calls, type Passkey } from '@ramplight/contract/people/passkeys'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { writeDay, writeRecent } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { takesPasskeys } from '#features/people/auth/index.ts'
import { makePasskey } from '#features/people/passkeys/index.ts'
import { call } from '#platform/call.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './account-card.module.css'
import { t } from './passkeys.texts.ts'

/** The passkeys of an account: add one, name it, remove it. */
export function MyPasskeys() {
  const online = useOnline()
  const list = useQuery({ ...queryOf(calls.passkeys, {}), enabled: online })
  const [naming, setNaming] = useState<Passkey | 'new' | null>(null)
  const add = useAction({
    work: async (name: string) => {
      const made = await makePasskey(await call(calls.beginPasskey, { body: {} }))
      return typeof made === 'object' && made ? call(calls.addPasskey, { body: { name, ...made } }) : made
    },
    onDone: (added) => {
      if (added === null) return notify.warning(t('stopped'))
      if (added === 'known') return notify.warning(t('known'))
      setNaming(null)
      notify.success(t('added'))
    },
  })
  const rename = useAction({
    work: ({ id, name }: { id: string; name: string }) => call(calls.namePasskey, { params: { id }, body: { name } }),
    onDone: () => setNaming(null),
  })
  const remove = useAction({
    work: ({ _id: id }: Passkey) => call(calls.removePasskey, { params: { id } }),
    onDone: () => notify.success(t('removed')),
  })
  const ask = async (one: Passkey) => {
    const isMeant = await confirm({
      title: t('removeAsk', { name: one.name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
    })
    if (isMeant) remove.run(one)
  }
  if (!online) return <p className={classes.note}>{t('needsInternet')}</p>
  return (
    <ListFailed query={list} what={t('noun')}>
      {list.data?.length ? (
        <ul className={classes.devices}>
          {list.data.map((one) => (
            <li key={one._id}>
              <div>
                <b>{one.name}</b>
                <small>
                  {t('since', { day: writeDay(one.createdAt) })} ·{' '}
                  {one.lastUsedAt ? t('used', { when: writeRecent(one.lastUsedAt) }) : t('neverUsed')}
                </small>
              </div>
              <div className={classes.row}>
                <Button variant="default" size="xs" onClick={() => setNaming(one)}>
                  {t('rename')}
                </Button>
                <Button variant="subtle" color="red" size="xs" loading={remove.running} onClick={() => void ask(one)}>
                  {t('remove')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('none')}</p>
      )}
      {naming ? (
        <NameForm
          key={naming === 'new' ? 'new' : naming._id}
          start={naming === 'new' ? '' : naming.name}
          running={add.running || rename.running}
          onSave={(name) => (naming === 'new' ? add.run(name) : rename.run({ id: naming._id, name }))}
          onCancel={() => setNaming(null)}
        />
      ) : takesPasskeys() ? (
        <Button variant="default" fullWidth mt="md" onClick={() => setNaming('new')}>
          {t('add')}
        </Button>
      ) : (
        <p className={classes.note}>{t('notHere')}</p>
      )}
    </ListFailed>
  )
}

type NameProps = { start: string; running: boolean; onSave: (name: string) => void; onCancel: () => void }

function NameForm({ start, running, onSave, onCancel }: NameProps) {
  const [name, setName] = useState(start)
  const [isTried, setTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim()) onSave(name.trim())
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        placeholder={t('nameExample')}
        size="md"
        maxLength={longestAt(calls.addPasskey.body!, 'name')}
        value={name}
        error={isTried && !name.trim() ? t('nameNeeded') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" loading={running}>
        {t('save')}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </form>
  )
}
