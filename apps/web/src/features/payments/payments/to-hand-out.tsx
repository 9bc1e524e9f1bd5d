import { Button } from '@mantine/core'
import type { Payment } from '@ramplight/contract/payments/payments'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconHandStop } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { handOut } from './hand-out.tsx'
import { isToHandOut, leftToPay } from './paid-out-words.ts'
import { t } from './payments.texts.ts'

/** Payouts of which nobody has said how they were paid. */
export function ToHandOut({ payments, mayEdit = true }: { payments: readonly Payment[]; mayEdit?: boolean }) {
  const open = payments.filter(isToHandOut)
  if (open.length === 0) return null
  const amount = writeMoney(open.reduce((sum, one) => sum + leftToPay(one), 0))
  return (
    <Banner
      tone="amber"
      icon={IconHandStop}
      actions={
        mayEdit && (
          <Button variant="default" onClick={() => void handOut(open)}>
            {t('paidOut.sayHow')}
          </Button>
        )
      }
    >
      {t('paidOut.toHandOut', { count: open.length, amount })}
    </Banner>
  )
}
