import { Group } from '@mantine/core'
import { type MoneyYear, moneyYearCalls } from '@ramplight/contract/payments/money-year'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconWallet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#platform/query.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { purposeWord } from '../money/index.ts'
import { EventMoneyTable } from './event-money-table.tsx'
import { t } from './money-year.texts.ts'
import { purposeTotals, yearTotals } from './year-sums.ts'

/** A year of a director's money, event by event. `actions`: what else can be done with what is shown. */
export function MoneyByEvent({ actions }: { actions?: (money: MoneyYear) => ReactNode }) {
  const [chosen, setYear] = useAddressParam('year')
  const money = useQuery(queryOf(moneyYearCalls.year, { params: { year: chosen ?? todayHere().slice(0, 4) } }))
  return (
    <Loaded query={money} what={t('noun')}>
      {(shown) => (
        <>
          <Group align="flex-end">
            <ChoiceField label={t('year')} data={shown.years} value={shown.year} onChange={(next) => next && setYear(next)} />
            {actions?.(shown)}
          </Group>
          <OfYear money={shown} />
        </>
      )}
    </Loaded>
  )
}

function OfYear({ money }: { money: MoneyYear }) {
  const { year, events, memberships, revenueShare } = money
  const totals = yearTotals(money)
  const purposes = purposeTotals(money)
  return (
    <>
      <StatGrid>
        <StatTile label={t('in')} icon={IconArrowDownLeft} value={writeMoney(totals.in)} hint={t('events', { count: events.length })} />
        <StatTile label={t('out')} icon={IconArrowUpRight} value={writeMoney(totals.out)} />
        <StatTile label={t('kept')} icon={IconPigMoney} value={writeMoney(totals.kept)} hint={t('keptHint')} />
        <StatTile label={t('owed')} icon={IconWallet} value={writeMoney(totals.owed)} tone={totals.owed > 0 ? 'amber' : 'ink'} />
      </StatGrid>
      <EventMoneyTable year={year} events={events} />
      {memberships.length > 0 && (
        <Section title={t('memberships')} note={t('membershipsNote', { year })} flush>
          <RowList
            rows={memberships.map(({ season, name, members, in: came }) => ({
              key: season,
              href: `/director/seasons/${season}`,
              title: name,
              about: t('members', { count: members }),
              end: <span className="rl-num">{writeMoney(came)}</span>,
            }))}
          />
        </Section>
      )}
      {purposes.length > 0 && (
        <Section title={t('sum')} note={t('sumNote', { year })}>
          <ExplanationList
            caption={t('sum')}
            rows={purposes.map(({ purpose, amount }) => ({
              label: purposeWord(purpose),
              amountText: writeMoney(amount),
              tone: amount < 0 ? 'minus' : 'plain',
            }))}
            total={{ label: t('total', { year }), amountText: writeMoney(totals.kept) }}
          />
        </Section>
      )}
      {revenueShare.percent > 0 && (
        <Section title={t('share')} note={t('shareNote', { percent: String(revenueShare.percent) })}>
          <span className="rl-num">{writeMoney(revenueShare.amount)}</span>
        </Section>
      )}
    </>
  )
}
