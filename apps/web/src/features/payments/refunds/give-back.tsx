import { Button, Group } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { sayPayments } from '../recorded-payments/index.ts'
import { KeepOverpaid } from './keep-overpaid.tsx'
import { backOfBoat, backOfGone, RefundSheet } from './refund-sheet.tsx'
import { refundableQuery } from './refunds.queries.ts'
import { t } from './refunds.texts.ts'

type Props = { entry: string; boat: string; amount: number; isGone: boolean }

/** What a boat overpaid, also one that is deleted: it is refunded, or kept. `amount` in cents. */
export function GiveBack({ entry, boat, amount, isGone }: Props) {
  const [giving, setGiving] = useState(false)
  const online = useOnline()
  const { data } = useQuery({ ...refundableQuery(entry), enabled: giving && online })
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-md"
        disabled={!online}
        loading={giving && online && !data}
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => setGiving(true)}
      >
        {t('part.give')}
      </Button>
      {online && <KeepOverpaid amount={amount} boat={boat} isGone={isGone} save={(paymentLog) => sayPayments(entry, paymentLog)} />}
      {giving && data && <RefundSheet back={isGone ? backOfGone(data) : backOfBoat(data)} who={boat} onClose={() => setGiving(false)} />}
    </Group>
  )
}
