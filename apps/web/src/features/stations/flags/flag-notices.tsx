import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SameBoatSheet } from '#features/registration/same-boat/index.ts'
import { previewQuery } from '#features/results/tournament-results/index.ts'
import { FLAG_WORDS, type Flag, flagKey } from '#features/weigh-in/flags/index.ts'
import { useOnlyWeighs } from '#platform/use-weighing.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeWeight } from '#platform/values/typed-weight.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { FlagSheet } from './flag-sheet.tsx'
import { t } from './flags.texts.ts'

/** `Weighed 14-07`: what counts of a boat now. */
function weighedWords({ saved, unit }: StationData, entry: string): string {
  const bags = saved.filter((one) => one.entry === entry && !one.voided)
  if (bags.length === 0) return t('flagNotices.notWeighed')
  return t('flagNotices.weighed', { weights: bags.map(({ weight }) => writeWeight(weight, unit)).join(t('flagNotices.and')) })
}

/**
 * What two stations have said differently, one line each; results do not become final before somebody has answered: who runs the event,
 * not who only weighs.
 */
export function FlagNotices({ data, station }: { data: StationData; station: string }) {
  const onlyWeighs = useOnlyWeighs(data.tournament)
  const { data: preview } = useQuery({ ...previewQuery(data.tournament._id), enabled: !onlyWeighs })
  const [open, setOpen] = useState<Flag | null>(null)
  const entries = new Map(data.entries.map((entry) => [entry._id, entry]))
  const nameOf = (id = '') => {
    const entry = entries.get(id)
    return entry ? boatName(entry) : t('flagNotices.deletedEntry')
  }
  const [one, other] = [entries.get(open?.entry ?? ''), entries.get(open?.other ?? '')]
  const pair = one && other ? ([one, other] as const) : null
  const flags = preview?.checks.flags ?? []
  return (
    <>
      {flags.map((flag) => (
        <Banner
          key={flagKey(flag)}
          tone="amber"
          icon={IconHelpCircle}
          actions={
            <Button size="compact-sm" variant="default" onClick={() => setOpen(flag)}>
              {FLAG_WORDS[flag.kind].action}
            </Button>
          }
        >
          <b>{FLAG_WORDS[flag.kind].title}</b> {nameOf(flag.entry)}
          {flag.other && ` · ${nameOf(flag.other)}`}
        </Banner>
      ))}
      <FlagSheet data={data} flag={open?.kind === 'same-boat' ? null : open} station={station} onClose={() => setOpen(null)} />
      <SameBoatSheet pair={pair} weighed={(entry) => weighedWords(data, entry._id)} onClose={() => setOpen(null)} />
    </>
  )
}
