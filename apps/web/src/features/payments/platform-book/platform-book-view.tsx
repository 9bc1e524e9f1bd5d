import { Group } from '@mantine/core'
import { platformInvoiceCalls as calls, type PlatformBook } from '@ramplight/contract/payments/platform-invoices'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconAlertTriangle, IconArrowDownLeft, IconArrowUpRight, IconPigMoney, IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { purposeWord } from '../money/index.ts'
import { writeMonth } from '../platform-fees/index.ts'
import { BookLinesSheet } from './book-lines-sheet.tsx'
import { t } from './platform-book.texts.ts'

/** What the platform itself took in and paid in a year, month by month; a figure opens into its lines. */
export function PlatformBookView() {
  const [chosen, setYear] = useAddressParam('year')
  const book = useQuery(queryOf(calls.book, { params: { year: chosen ?? todayHere().slice(0, 4) } }))
  return (
    <>
      <Loaded query={book} what={t('noun')}>
        {(loaded) => (
          <>
            <Group align="flex-end">
              <ChoiceField label={t('year')} data={loaded.years} value={loaded.year} onChange={(next) => next && setYear(next)} />
            </Group>
            <OfYear book={loaded} />
          </>
        )}
      </Loaded>
      <BookLinesSheet />
    </>
  )
}

function OfYear({ book }: { book: PlatformBook }) {
  const { year, months, purposes } = book
  if (months.length === 0) return <EmptyState icon={IconScale} text={t('none', { year })} />
  return (
    <>
      <StatGrid>
        <StatTile label={t('in')} icon={IconArrowDownLeft} value={writeMoney(book.in)} />
        <StatTile label={t('out')} icon={IconArrowUpRight} value={writeMoney(book.out)} />
        <StatTile label={t('kept')} icon={IconPigMoney} value={writeMoney(book.kept)} />
      </StatGrid>
      <BothSides book={book} />
      <Section title={t('ofYear', { year })} flush>
        <RowList
          rows={purposes.map(({ purpose, side, amount }) => ({ key: purpose, title: purposeWord(purpose), ...figure(side, amount) }))}
        />
      </Section>
      {months.map(({ month, kept, purposes: ofMonth }) => (
        <Section key={month} title={writeMonth(month)} note={`${t('kept')}: ${writeMoney(kept)}`} flush>
          <RowList
            rows={ofMonth.map(({ purpose, side, amount }) => ({
              key: purpose,
              href: `/sys-admin/payments/book?year=${year}&why=${month}.${purpose}`,
              title: purposeWord(purpose),
              ...figure(side, amount),
            }))}
          />
        </Section>
      ))}
    </>
  )
}

const figure = (side: 'in' | 'out', amount: number) => ({
  about: t(side),
  end: <span className="rl-num">{writeMoney(side === 'in' ? amount : 0 - amount)}</span>,
})

/** What directors have paid is the same in both books, or something is wrong. */
function BothSides({ book: { paidByDirectors } }: { book: PlatformBook }) {
  const { theirs, ours } = paidByDirectors
  if (theirs === ours) return <p className="rl-dimmed">{t('same', { amount: writeMoney(ours) })}</p>
  return (
    <Banner tone="red" icon={IconAlertTriangle}>
      {t('notSame', { theirs: writeMoney(theirs), ours: writeMoney(ours) })}
    </Banner>
  )
}
