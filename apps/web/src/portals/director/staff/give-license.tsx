import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { licenseCalls, licenseRole } from '@ramplight/contract/subscriptions/licenses'
import { FEE_PER_LICENSE } from '@ramplight/domain/registration/fees'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { type SubmitEvent, useState } from 'react'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './staff.texts.ts'

/** Gives somebody of the director's book a license, switched on. `holders`: who has one already. */
export function GiveLicense({ holders, onDone }: { holders: readonly string[]; onDone: () => void }) {
  const [whom, setWhom] = useState<AnglerName[]>([])
  const [role, setRole] = useState<string | null>('Director')
  const [isTried, setTried] = useState(false)
  const give = useAction({
    work: ({ _id: user, first_name, last_name }: AnglerName) =>
      call(licenseCalls.create, { body: { user, first_name, last_name, role: licenseRole.nullable().parse(role), status: 'Active' } }),
    onDone: (_, person) => {
      notify.success(t('licenses.given', { name: fullName(person) }))
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (whom[0]) give.run(whom[0])
  }
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 'var(--rl-space-md)' }} noValidate>
      <AnglerPicker
        anglers={whom}
        onChange={setWhom}
        max={1}
        error={isTried && !whom.length ? t('licenses.whomNeeded') : undefined}
        taken={new Map(holders.map((id) => [id, t('licenses.on')]))}
      />
      <ChoiceField
        label={t('licenses.role')}
        data={licenseRole.options.map((value) => ({ value, label: t(`licenses.roles.${value}`) }))}
        value={role}
        onChange={setRole}
      />
      <p>{t('licenses.giveText', { price: writeMoney(FEE_PER_LICENSE) })}</p>
      <Button type="submit" loading={give.running}>
        {t('licenses.giveNow')}
      </Button>
    </form>
  )
}
