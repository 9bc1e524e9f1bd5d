import { type Winnings, winningsCalls } from '@ramplight/contract/payments/winnings'
import type { Cents } from '@ramplight/domain/kernel/units'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { ExplanationList } from '@ramplight/ui/parts/explanation-list.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCash, IconFileAlert, IconReportMoney } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/query.ts'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { KeepReportedFrom } from './keep-reported-from.tsx'
import { type Winner, WinnerTable } from './winner-table.tsx'
import { t } from './winnings.texts.ts'

/** A year of payouts by angler: who is to be reported, whose tax form is missing, and what each sum is made of. */
export function WinningsByYear() {
  const [chosen, setYear] = useAddressParam('year')
  const year = chosen ?? todayHere().slice(0, 4)
  const winnings = useQuery(queryOf(winningsCalls.winnings, { params: { year } }))
  return (
    <Loaded query={winnings} what={t('noun')}>
      {(shown) => <OfYear key={shown.year} winnings={shown} onYear={setYear} />}
    </Loaded>
  )
}

function OfYear({ winnings, onYear }: { winnings: Winnings; onYear: (year: string) => void }) {
  const { year, years, people, reportedFrom, usuallyFrom } = winnings
  const [typed, setTyped] = useState<Cents | null>(null)
  const [open, setOpen] = useState<Winner | null>(null)
  const from = typed ?? reportedFrom
  const reported = people.filter(({ won }) => won >= from)
  const missing = reported.filter(({ taxForm }) => taxForm?.state !== 'there')
  return (
    <>
      <FieldRow>
        <ChoiceField label={t('year')} data={years} value={year} onChange={(next) => next && onYear(next)} />
        <MoneyField label={t('from')} value={from} onChange={setTyped} />
      </FieldRow>
      <p className="rl-dimmed">{t('fromNote', { year, amount: writeShortMoney(usuallyFrom) })}</p>
      <KeepReportedFrom winnings={winnings} from={from} onKept={() => setTyped(null)} />
      <StatGrid>
        <StatTile
          label={t('sum', { year })}
          icon={IconCash}
          value={writeShortMoney(people.reduce((sum, { won }) => sum + won, 0))}
          hint={t('sumHint', { people: people.length })}
        />
        <StatTile
          label={t('toReport')}
          icon={IconReportMoney}
          value={reported.length}
          hint={t('toReportHint', { amount: writeShortMoney(from) })}
        />
        <StatTile
          label={t('noForm')}
          icon={IconFileAlert}
          value={missing.length}
          tone={missing.length > 0 ? 'amber' : 'ink'}
          hint={t('noFormHint')}
        />
      </StatGrid>
      <WinnerTable year={year} from={from} people={people} onOpen={setOpen} />
      <p className="rl-dimmed">{t('askFor')}</p>
      <SideSheet opened={open !== null} onClose={() => setOpen(null)} title={open ? t('explains', { name: open.name, year }) : ''}>
        {open && (
          <ExplanationList
            caption={t('payments')}
            rows={open.payments.map(({ at, description, won, isRecorded }) => ({
              label: paymentWords(description),
              detail: isRecorded ? writeDay(at) : [writeDay(at), t('notRecorded')].join(' · '),
              amountText: writeMoney(won),
            }))}
            total={{ label: t('total', { year }), amountText: writeMoney(open.won) }}
          />
        )}
      </SideSheet>
    </>
  )
}
