import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { stripeCalls } from '@ramplight/contract/payments/stripe'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAddressParam } from '#platform/use-address-param.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { typeWord } from './account-state.ts'
import { payoutReportQuery } from './getting-paid.queries.ts'
import { t } from './getting-paid.texts.ts'

type Report = ResponseOf<typeof stripeCalls.payoutReport>
type Line = Report['lines'][number]

/** What the chosen payout is made of, line by line beside the books. */
export function PayoutSheet({ stripeId }: { stripeId: string }) {
  const [payout, setPayout] = useAddressParam('payout')
  const report = useQuery({ ...payoutReportQuery(stripeId, payout ?? ''), enabled: payout !== null })
  const title = report.data ? t('payouts.sheet', { amount: writeMoney(report.data.amount) }) : t('payouts.title')
  return (
    <SideSheet opened={payout !== null} onClose={() => setPayout(null)} title={title}>
      <Loaded query={report} what={t('payouts.noun')}>
        {(loaded) => <Lines report={loaded} />}
      </Loaded>
    </SideSheet>
  )
}

const isWrong = ({ state }: Pick<Line, 'state'>): boolean => state === 'differs' || state === 'missing'

/** What is wrong stands first, then the oldest. */
function Lines({ report: { amount, sum, isWhole, lines } }: { report: Report }) {
  const wrong = lines.filter(isWrong).length
  const same = lines.filter(({ state }) => state === 'same').length
  return (
    <>
      {wrong > 0 && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('payouts.notSame', { count: wrong })}
        </Banner>
      )}
      {wrong === 0 && same > 0 && (
        <Banner tone="kelp" icon={IconCircleCheck}>
          {t('payouts.allSame', { count: same })}
        </Banner>
      )}
      <ExplanationList
        caption={t('payouts.title')}
        rows={lines
          .toReversed()
          .sort((a, b) => Number(isWrong(b)) - Number(isWrong(a)))
          .map(rowOf)}
        total={{ label: t('payouts.total'), amountText: writeMoney(amount) }}
        note={isWhole ? sum !== amount && t('payouts.notSum', { sum: writeMoney(sum), amount: writeMoney(amount) }) : t('payouts.notAll')}
      />
    </>
  )
}

/** What came of a line is what the payout has of it: less what was kept of it on the way. */
const rowOf = (line: Line) => ({
  label: [typeWord(line.type), line.about].filter(Boolean).join(' · '),
  detail: [
    line.tournamentName,
    writeMoment(line.at),
    line.fee === 0 ? '' : t('payouts.kept', { fee: writeMoney(line.fee) }),
    line.state === 'other' || line.state === 'fee' ? '' : t(`payouts.state.${line.state}`),
  ]
    .filter(Boolean)
    .join(' · '),
  amountText: writeMoney(line.net),
  tone: line.net < 0 ? ('minus' as const) : ('plain' as const),
})
