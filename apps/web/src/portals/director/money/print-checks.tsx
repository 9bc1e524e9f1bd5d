import { Button } from '@mantine/core'
import type { Payment } from '@ramplight/contract/payments/payments'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { later } from '@ramplight/ui/parts/later.tsx'
import { IconWritingSign } from '@tabler/icons-react'
import { useState } from 'react'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { checksPaper, countOfChecks } from './checks-paper.ts'
import { t } from './money.texts.ts'

const PrintDialog = later(() => import('#features/print/index.ts').then((module) => module.PrintDialog))

type Props = { tournament: Tournament; payments: readonly Payment[] }

/** Fills in the checks of those who were said to be paid by check, on check paper; nothing where nobody is. */
export function PrintChecks({ tournament, payments }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = countOfChecks(payments)
  if (count === 0) return null
  const paper = () => checksPaper(tournament, payments, todayHere())
  return (
    <div>
      <Button variant="default" leftSection={<IconWritingSign size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('checks.print', { count })}
      </Button>
      {isOpen && (
        <PrintDialog onClose={() => setOpen(false)} choices={[{ key: 'checks', name: t('checks.name'), paper }]}>
          <p className="rl-dimmed">{t('checks.help')}</p>
        </PrintDialog>
      )}
    </div>
  )
}
