import { Button } from '@mantine/core'
import { memberMoneyCalls } from '@ramplight/contract/payments/member-money'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { type Back, RefundSheet } from './refund-sheet.tsx'
import { t } from './refunds.texts.ts'

type Props = { membership: string; who: string; paidByCard: number }

/** Gives a member back what their card has paid, a part or all of it. */
export function BackToCard({ membership, who, paidByCard: left }: Props) {
  const [giving, setGiving] = useState(false)
  const online = useOnline()
  const back: Back = {
    ...{ ways: [{ method: 'card', most: left }], items: [], left, proposed: left, why: t('member.why', { amount: writeMoney(left) }) },
    after: t('member.after'),
    send: ({ _id, amount, reason }) =>
      call(memberMoneyCalls.refundMembership, { params: { id: membership }, body: { _id, amount, reason } }),
  }
  return (
    <NeedsInternet offline={!online}>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} onClick={() => setGiving(true)}>
        {t('member.give')}
      </Button>
      {giving && <RefundSheet back={back} who={who} onClose={() => setGiving(false)} />}
    </NeedsInternet>
  )
}
