import { type SubscriptionCode, subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCheck, IconCopy, IconHourglassEmpty, IconPlayerPause, IconPlayerPlay, IconTicket, IconUserCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { call } from '#platform/call.ts'
import type { FamilyColumn } from '#platform/family-table/family-list.ts'
import { FamilyTable } from '#platform/family-table/family-table.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { copyText } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { nameIn, namesOf } from '#platform/values/name-in.ts'
import { levelWords } from '../subscriptions/index.ts'
import { CodeSheet } from './code-sheet.tsx'
import { type CodeState, codeState } from './code-state.ts'
import { t } from './codes.texts.ts'

type Code = SubscriptionCode
const label = (field: string) => labelOf('subscription-codes', field)
const stateOf = (code: Code) => codeState(code, new Date().toISOString())

const LOOKS = {
  open: { tone: 'kelp', icon: IconCheck },
  used: { tone: 'water', icon: IconUserCheck },
  stopped: { tone: 'ink', icon: IconPlayerPause },
  over: { tone: 'ink', icon: IconHourglassEmpty },
} as const satisfies Record<CodeState, object>

const usedWords = ({ usedAt, usedByName }: Code): string =>
  usedAt ? t('usedBy', { name: usedByName ?? t('gone'), date: writeDay(usedAt) }) : t('notUsed')

const columns = (levelOf: (code: Code) => string): FamilyColumn<Code>[] => [
  { id: 'code', header: label('code'), value: (row) => row.code, cell: (row) => <span className="rl-num">{row.code}</span>, card: 'title' },
  { id: 'level', header: label('level'), value: levelOf, card: 'fact' },
  {
    id: 'state',
    header: t('stateIs'),
    value: (row) => t(`state.${stateOf(row)}`),
    cell: (row) => <StatusBadge word={t(`state.${stateOf(row)}`)} {...LOOKS[stateOf(row)]} />,
    card: 'status',
  },
  { id: 'used', header: label('usedByName'), value: usedWords, sortField: 'usedAt', card: 'fact' },
  {
    id: 'last',
    header: label('expiresAt'),
    value: (row) => (row.expiresAt ? writeDay(row.expiresAt) : t('noLastDay')),
    sortField: 'expiresAt',
  },
  { id: 'note', header: label('note'), value: (row) => row.note ?? '' },
]

const copy = (code: string) => void copyText(code, { copied: t('copied', { code }), cannot: t('cannotCopy', { code }) })

/** `levels`: null while they are not known. */
type Props = { levels: readonly SubscriptionLevel[] | null; adding: boolean; onAdd: (adding: boolean) => void }

/** Codes that open a level: which can be used, and who has used one, and when. */
export function CodeTable({ levels, adding, onAdd }: Props) {
  const [open, setOpen] = useState<Code | null>(null)
  const shown = useMemo(() => {
    const names = namesOf(levels, levelWords)
    return columns(({ level }) => nameIn(names, level ?? '', t('goneLevel')))
  }, [levels])
  const turn = useAction({
    work: ({ _id, active }: Code) => call(subscriptionCodeCalls.update, { params: { id: _id }, body: { active: !active } }),
    onDone: ({ code, active }) => notify.success(t(active ? 'isStarted' : 'isStopped', { code })),
  })
  const actions = (row: Code): UiAction[] =>
    row.usedAt
      ? []
      : [
          { label: t('copy'), icon: IconCopy, onClick: () => copy(row.code) },
          {
            label: t(row.active ? 'stop' : 'start'),
            icon: row.active ? IconPlayerPause : IconPlayerPlay,
            onClick: () => turn.run(row),
          },
        ]
  return (
    <>
      <FamilyTable
        label={t('label')}
        call={subscriptionCodeCalls.pagedSearch}
        columns={shown}
        views={[
          { id: 'all', label: t('all') },
          { id: 'open', label: t('open'), terms: { active: true } },
          { id: 'closed', label: t('closed'), terms: { active: false } },
        ]}
        filters={[
          {
            id: 'level',
            label: label('level'),
            options: (levels ?? []).map((level) => ({ value: level._id, label: levelWords(level) })),
            termsOf: (level) => ({ level }),
          },
        ]}
        onOpen={(row) => !row.usedAt && setOpen(row)}
        rowActions={actions}
        mutedRow={(row) => stateOf(row) !== 'open'}
        searchPlaceholder={t('search')}
        empty={{ icon: IconTicket, text: t('none'), action: { label: t('add'), onClick: () => onAdd(true) } }}
      />
      {open && <CodeSheet code={open} levels={levels ?? []} onClose={() => setOpen(null)} />}
      {adding && <CodeSheet code={null} levels={levels ?? []} onClose={() => onAdd(false)} />}
    </>
  )
}
