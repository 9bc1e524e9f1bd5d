import { Button } from '@mantine/core'
import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { FactList } from '@ramplight/ui/parts/fact-list.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCircleCheck, IconExternalLink, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLevelRefusal } from '#features/payments/plans/index.ts'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { needsText, stateOf, stateWord, typeWord } from './account-state.ts'
import { Disconnect } from './disconnect.tsx'
import classes from './getting-paid.module.css'
import { accountQuery, banksQuery, type ConnectedAccount, movementsQuery, payoutsQuery } from './getting-paid.queries.ts'
import { t } from './getting-paid.texts.ts'
import { PayoutSheet } from './payout-sheet.tsx'

type Line = ResponseOf<typeof calls.transactions>[number]

const toPage = ({ url }: { url: string }) => window.location.assign(url)

type Props = { isOn: boolean; stripeId: string | null; children?: ReactNode }

/** How a director is paid by card: the way to begin, how far it is, `children`, where the money goes and every movement of it. */
export function GettingPaidView({ isOn, stripeId, children }: Props) {
  if (!isOn) return <Section title={t('start.title')}>{t('start.off')}</Section>
  if (stripeId) return <Connected stripeId={stripeId}>{children}</Connected>
  return (
    <>
      <Start />
      {children}
    </>
  )
}

function Start() {
  const begin = useAction({
    work: async () => {
      const { stripeId } = await call(calls.createAccount, { body: {} })
      return call(calls.accountLink, { body: { stripeId } })
    },
    onDone: toPage,
    onRefused: useLevelRefusal(),
  })
  return (
    <Section title={t('start.title')} note={t('start.about')}>
      <div className={classes.state}>
        <p>{t('start.how')}</p>
        <p>{t('start.costs')}</p>
        <Button loading={begin.running} rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />} onClick={() => begin.run()}>
          {t('start.connect')}
        </Button>
      </div>
    </Section>
  )
}

function Connected({ stripeId, children }: { stripeId: string; children?: ReactNode }) {
  const account = useQuery(accountQuery(stripeId))
  const banks = useQuery(banksQuery(stripeId))
  const payouts = useQuery(payoutsQuery(stripeId))
  const movements = useQuery(movementsQuery(stripeId))
  return (
    <Loaded query={account} what={t('noun')}>
      {(loaded) => (
        <>
          <State account={loaded} />
          {children}
          <Section title={t('banks.title')} note={t('banks.about')} flush>
            <RowList
              none={t('banks.none')}
              rows={(banks.data ?? []).map(({ key, kind, name, last4 }) => ({
                key,
                title: t(`banks.${kind}`, { name, last4 }),
                end: t(`banks.kinds.${kind}`),
              }))}
            />
          </Section>
          <Section title={t('payouts.title')} note={payouts.data?.length ? t('payouts.note') : undefined} flush>
            <RowList
              none={t('payouts.none')}
              rows={(payouts.data ?? []).map((line) => ({ ...rowOf(line), href: `/director/payments/stripe?payout=${line.key}` }))}
            />
          </Section>
          <Section title={t('movements.title')} flush>
            <RowList none={t('movements.none')} rows={(movements.data ?? []).map(rowOf)} />
          </Section>
          <Disconnect stripeId={stripeId} />
          <PayoutSheet stripeId={stripeId} />
        </>
      )}
    </Loaded>
  )
}

const LOOKS = {
  ready: { tone: 'kelp', icon: IconCircleCheck },
  readyNoBank: { tone: 'amber', icon: IconHourglass },
  begun: { tone: 'amber', icon: IconHourglass },
  restricted: { tone: 'red', icon: IconAlertTriangle },
} as const

function State({ account }: { account: ConnectedAccount }) {
  const { stripeId, needs, charges_enabled, payouts_enabled, details_submitted, available } = account
  const state = stateOf(account)
  const open = useAction({ work: () => call(calls.loginLink, { body: { stripeId } }), onDone: toPage })
  const update = useAction({ work: () => call(calls.accountLink, { body: { stripeId } }), onDone: toPage })
  const asks = needs.length > 0
  return (
    <Section title={t('facts.title')}>
      <div className={classes.state}>
        <Banner tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
          {t(`state.${state}`)} {asks && t('state.needs', { needs: needsText(needs) })}
        </Banner>
        <FactList
          facts={[
            [t('facts.cards'), t(charges_enabled ? 'facts.on' : 'facts.off')],
            [t('facts.bank'), t(payouts_enabled ? 'facts.paysOut' : 'facts.waits')],
            [t('facts.available'), available === null ? null : writeMoney(available)],
          ]}
        />
        <div className={classes.ways}>
          {(asks || !details_submitted) && (
            <Button
              loading={update.running}
              rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
              onClick={() => update.run()}
            >
              {t('state.goOn')}
            </Button>
          )}
          {details_submitted && (
            <Button
              variant="default"
              loading={open.running}
              rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
              onClick={() => open.run()}
            >
              {t('state.open')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}

const rowOf = ({ key, at, type, amount, fee, status }: Line) => ({
  key,
  title: typeWord(type),
  about: [writeMoment(at), fee === 0 ? '' : t('movements.fee', { fee: writeMoney(fee) }), stateWord(status)].filter(Boolean).join(' · '),
  end: <span className="rl-num">{writeMoney(amount)}</span>,
})
