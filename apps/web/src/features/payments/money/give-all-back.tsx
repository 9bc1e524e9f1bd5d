import { Button } from '@mantine/core'
import { MOST_WORDS, type MoneyBack, moneyCalls } from '@ramplight/contract/payments/money'
import { askWords, type ChosenWords } from '@ramplight/ui/dialogs/ask-words.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { DataTable } from '@ramplight/ui/table/data-table.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { IconArrowBackUp, IconCheck, IconClock, IconCoins } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { type BackRow, backHow, backRows, progressWords, refusedCards, sumsByWay } from './back-words.ts'
import { backQuery } from './money.queries.ts'
import { t } from './money.texts.ts'
import { aboutOf } from './money-words.ts'

type Props = { tournament: string; name: string }

/** Gives everybody of a cancelled event their money back: who, how much and how first, then one yes. It goes on where it stopped. */
export function GiveAllBack({ tournament, name }: Props) {
  const query = useQuery(backQuery(tournament))
  return (
    <Section title={t('back.title')} note={t('back.about')}>
      <Loaded
        query={query}
        what={t('back.list')}
        isEmpty={({ boats }) => boats.length === 0}
        empty={{ text: t('back.nobody'), compact: true }}
      >
        {(back) => <Giving back={back} name={name} />}
      </Loaded>
    </Section>
  )
}

const LOOKS = {
  open: { tone: 'amber', icon: IconArrowBackUp },
  asked: { tone: 'water', icon: IconClock },
  done: { tone: 'kelp', icon: IconCheck },
} as const

const columns = (): Column<BackRow>[] => [
  { id: 'boat', header: t('back.boat'), value: aboutOf, card: 'title' },
  { id: 'how', header: t('back.how'), value: backHow, card: 'fact' },
  {
    id: 'amount',
    header: t('back.amount'),
    value: ({ amount }) => amount,
    cell: ({ amount }) => <span className="rl-num">{writeMoney(amount)}</span>,
    csv: ({ amount }) => amount / 100,
    numeric: true,
    searchable: false,
    card: 'fact',
  },
  {
    id: 'state',
    header: t('back.state'),
    value: ({ state }) => t(`backState.${state}`),
    cell: ({ state }) => <StatusBadge word={t(`backState.${state}`)} {...LOOKS[state]} />,
    card: 'status',
  },
]

function Giving({ back, name }: { back: MoneyBack; name: string }) {
  const giving = useAction({
    work: (chosen: ChosenWords) => giveRound(back, chosen),
    onDone: (after) => {
      if (refusedCards(after)) notify.warning(t('back.refused'))
      else if (after.boats.every(({ state }) => state === 'done')) notify.success(t('back.done'))
      else notify.warning(progressWords(after))
    },
    onRefused: 'shown',
  })
  const { open, boats } = back
  const toDo = boats.filter(({ state }) => state === 'open').length
  const isDone = boats.every(({ state }) => state === 'done')
  const ask = async () => {
    const asked = {
      title: t('back.confirmTitle', { amount: writeMoney(open), boats: toDo }),
      text: t('back.confirmText'),
      items: sumsByWay(back),
      confirmLabel: t('back.give', { amount: writeMoney(open) }),
      standard: t('back.standard', { event: name }),
      ownLabel: t('back.own'),
      most: MOST_WORDS,
    }
    const chosen = open === 0 ? {} : await askWords(asked)
    if (chosen) giving.run(chosen)
  }
  const label = open === 0 ? t('back.tryAgain') : t(toDo < boats.length ? 'back.goOn' : 'back.give', { amount: writeMoney(open) })
  return (
    <>
      <p role="status">
        <b>{isDone ? t('back.allDone', { boats: boats.length }) : progressWords(back)}</b>
      </p>
      {!isDone && open > 0 && (
        <ul>
          {sumsByWay(back).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {giving.error && <ErrorState compact failed={messageOfError(giving.error)} safe={t('back.stopped')} />}
      {!isDone && (
        <Button
          my="sm"
          loading={giving.running}
          leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
          onClick={() => void ask()}
        >
          {label}
        </Button>
      )}
      <DataTable
        label={t('back.list')}
        rows={backRows(back)}
        rowKey={({ key }) => key}
        columns={columns()}
        exportName={t('back.exportName', { tournament: name })}
        empty={{ icon: IconCoins, text: t('back.nobody') }}
      />
    </>
  )
}

/**
 * So many boats at a time, until no boat is left that was seen before the yes, or nothing moves any more. What a card refused meanwhile
 * would go by check: that is shown before it is done.
 */
async function giveRound(seen: MoneyBack, body: ChosenWords): Promise<MoneyBack> {
  const refusedBefore = refusedCards(seen)
  let left = Number.POSITIVE_INFINITY
  try {
    for (;;) {
      const back = await call(moneyCalls.giveAllBack, { params: { id: seen.tournament }, body })
      queryClient.setQueryData(backQuery(seen.tournament).queryKey, back)
      if (back.open === 0 || back.open >= left || refusedCards(back) > refusedBefore) return back
      left = back.open
    }
  } finally {
    await refreshed()
  }
}
