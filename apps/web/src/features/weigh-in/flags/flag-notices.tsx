import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/banner.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boatName } from '#features/registration/tournament-entries/entry-name.ts'
import { previewQuery } from '#features/results/tournament-results/tournament-results.queries.ts'
import type { StationData } from '../station/use-station-data.ts'
import { FlagSheet } from './flag-sheet.tsx'
import { FLAG_WORDS, type Flag } from './flag-words.ts'

/** What two stations have said differently, one line each; results do not become final before somebody has answered. */
export function FlagNotices({ data, station }: { data: StationData; station: string }) {
  const { data: preview } = useQuery(previewQuery(data.tournament._id))
  const [open, setOpen] = useState<Flag | null>(null)
  const names = new Map(data.entries.map((entry) => [entry._id, boatName(entry)]))
  const flags = preview?.checks.flags ?? []
  return (
    <>
      {flags.map((flag) => (
        <Banner
          key={`${flag.kind} ${flag.weighIns.join(' ')}`}
          tone="amber"
          icon={IconHelpCircle}
          actions={
            <Button size="compact-sm" variant="default" onClick={() => setOpen(flag)}>
              {FLAG_WORDS[flag.kind].action}
            </Button>
          }
        >
          <b>{FLAG_WORDS[flag.kind].title}</b> {names.get(flag.entry) ?? 'Deleted entry'}
        </Banner>
      ))}
      <FlagSheet data={data} flag={open} station={station} onClose={() => setOpen(null)} />
    </>
  )
}
