import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnline } from '#platform/use-online.ts'
import { backOfBoat, RefundSheet } from './refund-sheet.tsx'
import { refundableQuery } from './refunds.queries.ts'
import { t } from './refunds.texts.ts'

/** Gives a boat back what it has paid too much, also one that is deleted. */
export function GiveBack({ entry, boat }: { entry: string; boat: string }) {
  const [giving, setGiving] = useState(false)
  const online = useOnline()
  const { data } = useQuery({ ...refundableQuery(entry), enabled: giving && online })
  return (
    <>
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
      {giving && data && <RefundSheet back={backOfBoat(data)} who={boat} onClose={() => setGiving(false)} />}
    </>
  )
}
