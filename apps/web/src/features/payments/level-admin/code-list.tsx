import { Button, Group } from '@mantine/core'
import { subscriptionCodeCalls as calls, type SubscriptionCode } from '@ramplight/contract/subscriptions/subscription-codes'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCheck, IconCopy, IconHourglassEmpty, IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { copyText } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { codesQuery, levelsQuery } from './level-admin.queries.ts'
import { t } from './level-admin.texts.ts'
import { MakeCode } from './make-code.tsx'

const LOOKS = {
  open: { tone: 'kelp', icon: IconCheck },
  used: { tone: 'ink', icon: IconPlayerPause },
  over: { tone: 'ink', icon: IconHourglassEmpty },
} as const

const stateOf = ({ active, expiresAt }: SubscriptionCode, now: number): keyof typeof LOOKS => {
  if (!active) return 'used'
  return expiresAt && Date.parse(expiresAt) <= now ? 'over' : 'open'
}

const copy = (code: string) => void copyText(code, { copied: t('codes.copied', { code }), cannot: t('codes.cannotCopy', { code }) })

/** The codes that open a level, the newest first. */
export function CodeList({ making, onMake }: { making: boolean; onMake: (making: boolean) => void }) {
  const codes = useQuery(codesQuery())
  const levels = useQuery(levelsQuery()).data ?? []
  const nameOf = ({ level }: SubscriptionCode) => levels.find(({ _id }) => _id === level)?.name ?? t('codes.anyLevel')
  const turnOff = useAction({
    work: ({ _id: id }: SubscriptionCode) => call(calls.update, { params: { id }, body: { active: false } }),
    onDone: ({ code }) => notify.success(t('codes.isOff', { code })),
  })
  const rowOf = (one: SubscriptionCode) => {
    const state = stateOf(one, Date.now())
    const until = one.expiresAt ? t('codes.until', { day: writeDay(one.expiresAt) }) : ''
    return {
      key: one._id,
      title: <span className="rl-num">{one.code}</span>,
      about: [nameOf(one), until, one.note].filter(Boolean).join(' · '),
      end: <StatusBadge word={t(`codes.${state}`)} {...LOOKS[state]} />,
      ...(state === 'open' && {
        foot: (
          <Group gap="xs">
            <Button variant="default" size="xs" leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copy(one.code)}>
              {t('codes.copy')}
            </Button>
            <Button variant="subtle" color="red" size="xs" onClick={() => turnOff.run(one)}>
              {t('codes.turnOff')}
            </Button>
          </Group>
        ),
      }),
    }
  }
  return (
    <Section title={t('codes.title')} flush>
      <Loaded query={codes} what={t('codes.noun')}>
        {(all) => <RowList none={t('codes.none')} rows={all.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).map(rowOf)} />}
      </Loaded>
      <SideSheet opened={making} onClose={() => onMake(false)} title={t('codes.makeTitle')}>
        <MakeCode levels={levels.filter(({ active }) => active)} onDone={() => onMake(false)} />
      </SideSheet>
    </Section>
  )
}
