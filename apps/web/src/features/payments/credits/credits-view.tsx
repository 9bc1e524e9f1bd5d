import { Group, Stack } from '@mantine/core'
import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconCalendarDollar, IconCoins } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { feesQuery } from '../platform-fees/index.ts'
import { CreditLines } from './credit-lines.tsx'
import { t } from './credits.texts.ts'

type Props = {
  credits: ResponseOf<typeof directorCreditBankCalls.byUser>
  /** The name of a tournament of theirs. */
  nameOf: (tournament: string) => string | undefined
}

/** What a director has, what of it this month takes, and each line. */
export function CreditsView({ credits: { _id: bank, user, balance, transactions }, nameOf }: Props) {
  // Only the server knows the bill; what they have is shown without it.
  const { data: fees } = useQuery({ ...feesQuery(user), enabled: balance > 0, retry: false })
  return (
    <>
      {bank && (
        <StatGrid>
          <StatTile icon={IconCoins} label={t('own.balance')} value={writeNumber(balance)} hint={t('own.balanceHint')} />
          {fees && (
            <StatTile
              icon={IconCalendarDollar}
              label={t('own.next')}
              value={writeNumber(fees.coming.credits)}
              hint={t('own.nextHint', { anglers: fees.coming.anglers })}
              href="/director/subscriptions"
            />
          )}
        </StatGrid>
      )}
      {!bank && <EmptyState icon={IconCoins} text={t('own.none')} />}
      {bank && <CreditLines bank={bank} newest={transactions} nameOf={nameOf} />}
      <Section title={t('own.how')}>
        <Stack gap="xs">
          <div>{t('own.forWhat')}</div>
          <div>{t('own.when')}</div>
          <div>{t('own.bank')}</div>
          <Group gap="md">
            <UiLink href="/director/subscriptions">{t('own.seeBill')}</UiLink>
            <UiLink href="/contact-us">{t('own.ask')}</UiLink>
          </Group>
        </Stack>
      </Section>
    </>
  )
}
