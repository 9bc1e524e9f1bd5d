import { Button } from '@mantine/core'
import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { cardAccountCalls as calls } from '@ramplight/contract/payments/card-accounts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCircleCheck, IconExternalLink, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './paid-to-account.module.css'
import { t } from './paid-to-account.texts.ts'

type Account = ResponseOf<typeof calls.getAccount>

const toPage = ({ url }: { url: string }) => window.location.assign(url)

/** How an angler is paid what they win: the way to begin, how far it is, and where the money goes. Where no cards are taken, nothing. */
export function PaidToAccount() {
  const online = useOnline()
  const own = useQuery({ ...queryOf(calls.ownAccount, {}), enabled: online }).data
  if (!online || !own?.isOn) return null
  return (
    <Section title={t('title')} note={t('about')}>
      {own.stripeId ? <Known stripeId={own.stripeId} /> : <Begin />}
    </Section>
  )
}

function Begin() {
  const begin = useAction({ work: () => call(calls.createAccountFromRegistration, { body: {} }), onDone: toPage })
  return (
    <div className={classes.parts}>
      <p className={classes.state}>{t('state.none')}</p>
      <ToProvider action={begin} label={t('begin')} />
    </div>
  )
}

function Known({ stripeId }: { stripeId: string }) {
  const body = { stripeId }
  const account = useQuery(queryOf(calls.getAccount, { body }))
  const banks = useQuery(queryOf(calls.externalAccounts, { body })).data
  return (
    <Loaded query={account} what={t('noun')}>
      {(loaded) => (loaded.payouts_enabled ? <Ready account={loaded} bank={banks?.[0]} /> : <StillAsked account={loaded} />)}
    </Loaded>
  )
}

function StillAsked({ account: { stripeId } }: { account: Account }) {
  const goOn = useAction({ work: () => call(calls.accountLink, { body: { stripeId } }), onDone: toPage })
  return (
    <div className={classes.parts}>
      <Banner tone="amber" icon={IconHourglass}>
        {t('state.needs')}
      </Banner>
      <ToProvider action={goOn} label={t('goOn')} />
    </div>
  )
}

type Bank = ResponseOf<typeof calls.externalAccounts>[number]

function Ready({ account: { stripeId, available }, bank }: { account: Account; bank: Bank | undefined }) {
  const open = useAction({ work: () => call(calls.loginLink, { body: { stripeId } }), onDone: toPage })
  return (
    <div className={classes.parts}>
      <Banner tone="kelp" icon={IconCircleCheck}>
        {t('state.ready')}
      </Banner>
      <FactList
        facts={[
          [t('bank'), bank ? t('bankIs', bank) : t('noBank')],
          [t('has'), available === null ? null : writeMoney(available)],
        ]}
      />
      <ToProvider action={open} label={t('open')} quiet />
    </div>
  )
}

type Action = { running: boolean; run: () => void }

const ToProvider = ({ action, label, quiet = false }: { action: Action; label: string; quiet?: boolean }) => (
  <Button
    className={classes.way}
    variant={quiet ? 'default' : 'filled'}
    loading={action.running}
    rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
    onClick={() => action.run()}
  >
    {label}
  </Button>
)
