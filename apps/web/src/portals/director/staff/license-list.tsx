import { Button, Group } from '@mantine/core'
import { licenseCalls as calls, type License } from '@ramplight/contract/subscriptions/licenses'
import { FEE_PER_LICENSE } from '@ramplight/domain/registration/fees'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { IconCheck, IconPlayerPause } from '@tabler/icons-react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './staff.texts.ts'

const isOn = ({ active, status }: License) => active && status === 'Active'
const nameOf = ({ first_name, last_name, email }: License) =>
  fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }) || email || t('licenses.somebody')

/** Who has a license of this director, and what the licenses cost. `charged`: how many the next invoice asks for. */
export function LicenseList({ licenses, charged, isFree }: { licenses: readonly License[]; charged: number; isFree: boolean }) {
  const online = useOnline()
  const turn = useAction({
    work: (one: License) =>
      call(calls.update, { params: { id: one._id }, body: isOn(one) ? { active: false } : { active: true, status: 'Active' } }),
    onDone: (now) => notify.success(t(isOn(now) ? 'licenses.isOn' : 'licenses.isOff', { name: nameOf(now) })),
  })
  const remove = useAction({
    work: ({ _id: id }: License) => call(calls.remove, { params: { id } }),
    onDone: (_, one) => notify.success(t('licenses.removed', { name: nameOf(one) })),
  })
  const ask = async (one: License) => {
    const title = t('licenses.removeAsk', { name: nameOf(one) })
    if (await confirm({ title, text: t('licenses.removeText'), confirmLabel: t('licenses.remove'), tone: 'danger' })) remove.run(one)
  }
  const buttons = (one: License) => (
    <Group gap="xs">
      <Button variant="default" size="xs" disabled={!online} loading={turn.running && turn.given === one} onClick={() => turn.run(one)}>
        {t(isOn(one) ? 'licenses.turnOff' : 'licenses.turnOn')}
      </Button>
      <Button variant="subtle" color="red" size="xs" disabled={!online} onClick={() => void ask(one)}>
        {t('licenses.remove')}
      </Button>
    </Group>
  )
  return (
    <>
      <Section title={t('licenses.list')} flush>
        <RowList
          none={t('licenses.none')}
          rows={licenses.map((one) => ({
            key: one._id,
            title: nameOf(one),
            about: one.role && t(`licenses.roles.${one.role}`),
            end: <StatusBadge word={t(isOn(one) ? 'licenses.on' : 'licenses.off')} {...(isOn(one) ? ON : OFF)} />,
            foot: buttons(one),
          }))}
        />
      </Section>
      <Section title={t('licenses.cost')}>
        <Cost charged={charged} isFree={isFree} />
      </Section>
    </>
  )
}

const ON = { tone: 'kelp', icon: IconCheck } as const
const OFF = { tone: 'ink', icon: IconPlayerPause } as const

function Cost({ charged, isFree }: { charged: number; isFree: boolean }) {
  if (isFree)
    return (
      <>
        <div>{t('licenses.onFree')}</div>
        <UiLink href="/director/subscriptions/upgrade?back=/director/licenses" className="rl-link-button">
          {t('licenses.levels')}
        </UiLink>
      </>
    )
  if (!charged) return <div>{t('licenses.costsNothing')}</div>
  const total = writeMoney(charged * FEE_PER_LICENSE)
  return (
    <>
      <ExplanationList
        caption={t('licenses.cost')}
        rows={[{ label: t('licenses.each', { count: charged, price: writeMoney(FEE_PER_LICENSE) }), amountText: total }]}
        total={{ label: t('licenses.costTotal'), amountText: total }}
      />
      <UiLink href="/director/subscriptions" className="rl-link-button">
        {t('licenses.toInvoices')}
      </UiLink>
    </>
  )
}
