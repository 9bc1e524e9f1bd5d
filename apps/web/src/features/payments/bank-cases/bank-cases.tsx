import { Badge } from '@mantine/core'
import { type BankCase, stripeCalls } from '@ramplight/contract/payments/stripe'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { writeMonth } from '../platform-fees/index.ts'
import { t } from './bank-cases.texts.ts'

const COLOURS: Record<BankCase['state'], string> = { asked: 'red', 'with-bank': 'amber', won: 'kelp', lost: 'gray' }

const rowOf = ({ key, what, name, about, director, amount, state, at, dueBy }: BankCase) => ({
  key,
  title: [about, t(`what.${what}`, { name: what === 'invoice' ? writeMonth(name) : name })].filter(Boolean).join(' · '),
  about: [dueBy ? t('until', { date: writeDay(dueBy) }) : '', t('since', { date: writeDay(at) }), director ? t('paidTo', { director }) : '']
    .filter(Boolean)
    .join(' · '),
  end: (
    <>
      <span className="rl-num">{writeMoney(amount)}</span>{' '}
      <Badge color={COLOURS[state]} variant="light">
        {t(`state.${state}`)}
      </Badge>
    </>
  ),
})

/** All that banks took back and how they decided: for who answers them. */
export function AllBankCases() {
  const cases = useQuery(queryOf(stripeCalls.bankCases, {}))
  return (
    <Section title={t('title')} note={t('note')} flush>
      <Loaded query={cases} what={t('noun')}>
        {(loaded) => <RowList none={t('none')} rows={loaded.map(rowOf)} />}
      </Loaded>
    </Section>
  )
}

/** The same of a director's own events; who never had one reads nothing of it. */
export function OwnBankCases() {
  const cases = useQuery(queryOf(stripeCalls.ownBankCases, {})).data ?? []
  if (!cases.length) return null
  return (
    <Section title={t('title')} note={t('ownNote')} flush>
      <RowList rows={cases.map((one) => rowOf({ ...one, director: '' }))} />
    </Section>
  )
}

/** What banks ask back of one event, until they have decided. */
export const useOpenDisputes = (tournament: string) =>
  (useQuery(queryOf(stripeCalls.ownAttention, {})).data?.disputes ?? []).filter((one) => one.tournament === tournament)

/** The same as a list, with the day by which evidence is due. */
export function OpenDisputes({ tournament }: { tournament: string }) {
  const own = useOpenDisputes(tournament)
  if (!own.length) return null
  return (
    <Section title={t('title')} note={t('ownNote')} flush>
      <RowList
        rows={own.map(({ key, about, amount, dueBy }) => ({
          key,
          title: about,
          about: dueBy ? t('until', { date: writeDay(dueBy) }) : t('state.with-bank'),
          end: <span className="rl-num">{writeMoney(amount)}</span>,
        }))}
      />
    </Section>
  )
}
